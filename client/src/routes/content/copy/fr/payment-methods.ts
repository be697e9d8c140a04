import type { Copy } from '../../copy.ts'

export const paymentMethods: Copy = {
  title: 'Modes de paiement',
  description: 'Les cartes et cartes-cadeaux acceptées, le moment du débit et la protection de votre numéro.',
  body: () => `
## Cartes

Nous acceptons Visa, Master Card, Amex et Discover.

## Cartes-cadeaux

Saisissez le code d’une [carte-cadeau](/gift-cards/GC0025?amount=50&pid=GC0025-2) dans le champ des codes promo, au panier ou à la caisse. Elle paie à hauteur de son solde, livraison et taxes comprises; une carte paie le reste, et ce qui n’est pas utilisé demeure sur la carte-cadeau. Une carte-cadeau paie les commandes dans sa propre devise, auprès de la marque où elle a été achetée. La page des cartes-cadeaux indique le solde d’un code.

## Quand vous êtes débité

Quand vous passez la commande, jamais avant. Si votre banque refuse la carte, rien n’est facturé, votre panier reste tel quel et vous pouvez utiliser une autre carte.

## Votre numéro de carte

Il est envoyé une seule fois par une connexion chiffrée et n’est pas conservé chez nous. D’une carte enregistrée, nous gardons le type, les quatre derniers chiffres et la date d’expiration. Le code de sécurité n’est jamais conservé.

## Codes promo

Saisissez un code dans le [panier](/cart) ou à la caisse. Un code soumis à une condition, comme un montant minimal, reste dans le panier et compte dès que la condition est remplie.

## Taxes

Elles dépendent de la destination. Tant que nous ne la connaissons pas, le panier indique TBD : à déterminer.
`,
}
