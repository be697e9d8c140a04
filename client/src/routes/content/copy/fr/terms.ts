import type { Copy } from '../../copy.ts'

export const terms: Copy = {
  title: 'Conditions générales',
  description: 'Les conditions de vos achats : commandes, prix, livraison, retours et droits.',
  body: ({ contactHref, returnDays }) => `
## Commandes et prix

Votre commande est une offre, acceptée à l’envoi de la confirmation. Les prix sont dans la monnaie indiquée et ne comprennent pas la taxe de vente, ajoutée selon votre adresse. Si un prix est manifestement faux, nous vous le disons avant de fabriquer la pièce, et vous pouvez annuler.

## Paiement

Votre carte est débitée quand vous passez la commande. Voir [Modes de paiement](/help/pay-method).

## Fait sur commande

Chaque pièce est faite pour vous. Les couleurs sur papier et sur toile diffèrent un peu de celles d’un écran, et les formats sont arrondis au quart de pouce.

## Livraison

Les dates sont au mieux de ce que nous savons. Si une pièce a plus de dix jours ouvrables de retard, vous pouvez l’annuler et être remboursé.

## Retours

Vous pouvez renvoyer une pièce dans les ${returnDays} jours suivant sa livraison, comme le décrit [Livraison et retours](/help/shippingreturns).

## Promotions

Les soldes et les codes s’additionnent, et chaque code compte une fois par commande. Les codes n’ont pas de valeur en argent.

## Les images

Les œuvres appartiennent à leurs artistes et concédants. Vous achetez un exemplaire pour votre mur, sans droit de le recopier. En téléversant une photo, vous déclarez pouvoir la faire imprimer.

## Droit

Ces conditions relèvent du droit de l’État de la Caroline du Nord, et ce que le droit de votre domicile vous accorde comme consommateur vous reste acquis.

## Questions

[Parlez-nous](${contactHref}). Presque tout se règle en une lettre.
`,
}
