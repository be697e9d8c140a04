import type { Copy } from '../../copy.ts'

export const business: Copy = {
  title: 'Pour les entreprises',
  description: 'Des images pour bureaux, hôtels, cabinets et restaurants : conseil, prix, grandes commandes.',
  body: ({ businessEmail, hasBusinessAccounts }) => `
Les murs disent qui vous êtes avant tout le monde. Nous habillons bureaux, hôtels, cabinets et restaurants, d’une pièce à cent.

## Ce que vous obtenez

- Une personne qui propose des œuvres pour vos lieux, vos couleurs et votre budget.
- Des prix professionnels et une seule facture.
- Des formats et des cadres hors catalogue, et des pièces faites pour survivre à un hall.
- Une livraison étage par étage, le jour qui convient à votre chantier.

## Comment cela se passe

1. Parlez-nous de vos lieux : écrivez à [${businessEmail}](mailto:${businessEmail}).
2. En deux jours ouvrables, vous recevez une première sélection avec les prix.
3. Si elle vous plaît, nous faisons un essai, puis le reste.

## Ouvrez un compte d’entreprise

${
  hasBusinessAccounts
    ? `[Inscrivez votre entreprise](/b2b_registration), puis écrivez à [${businessEmail}](mailto:${businessEmail}) au sujet des prix professionnels et de l’exonération de taxes.`
    : '[Créez un compte](/registration) et parlez-nous de votre entreprise; nous préparons le reste.'
}
`,
}
