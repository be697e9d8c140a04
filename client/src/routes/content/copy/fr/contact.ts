import type { Copy } from '../../copy.ts'

export const contact: Copy = {
  title: 'Parlez-nous',
  description: 'Comment nous écrire ou nous appeler, et ce qui nous aide à répondre vite.',
  body: ({ businessEmail, email, phone, returnDays }) => `
Accrocher des images, c’est notre métier. Posez-nous vos questions sur un format, un cadre, une commande ou un mur récalcitrant.

## Nous joindre

- **[Écrivez-nous](/help/contact)** avec notre formulaire.
- **Courriel** [${email}](mailto:${email}). Nous répondons en un jour ouvrable.
- **Téléphone** ${phone}, du lundi au vendredi, de 9 h à 18 h, heure de l’Est.

## Où est ma commande?

Inutile d’appeler : [État de la commande](/orders) montre où elle en est, avec son numéro de suivi. Ayez sous la main le numéro de commande et le courriel utilisé. Les deux se trouvent dans la lettre de confirmation.

## Quelque chose ne va pas

Dites-nous votre numéro de commande et ce qui ne va pas, avec une photo si possible. Une pièce arrivée abîmée est refaite sans frais. Vous pouvez renvoyer toute pièce dans les ${returnDays} jours suivant sa livraison : voir [Livraison et retours](/help/shippingreturns).

## Pour votre entreprise

Écrivez à [${businessEmail}](mailto:${businessEmail}) au sujet de projets, de prix professionnels et d’exonération de taxes.
`,
}
