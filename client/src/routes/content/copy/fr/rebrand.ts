import type { Copy } from '../../copy.ts'

export const rebrand: Copy = {
  title: 'Un nouveau visage',
  description: 'Pourquoi la boutique a changé d’allure, et ce qui est resté.',
  body: ({ contactHref, returnDays, shop }) => `
Vous nous connaissez par nos images, et elles ont maintenant plus de place. ${shop} a un nouveau logo, une nouvelle boutique et de nouvelles couleurs.

## Ce qui est nouveau

- **Des pages qui montrent d’abord l’œuvre.** Images plus grandes, vraies proportions, et des pièces où les voir.
- **Une boutique qui suit.** Elle répond aussitôt sur un téléphone, et aussi sur une ligne lente.
- **L’état de la commande sans compte.** Votre [commande](/orders) est à deux champs.
- **Un paiement sur une seule page**, et un panier qui n’oublie rien.

## Ce qui est resté

Votre compte, vos commandes et vos favoris. Les artistes. Les ${returnDays} jours pour changer d’avis. Et les personnes qui répondent quand vous [nous parlez](${contactHref}).
`,
}
