import type { Copy } from '../../copy.ts'

export const placingOrders: Copy = {
  title: 'Passer une commande',
  description: 'De la première recherche à la confirmation : commander, modifier et suivre vos images.',
  body: ({ contactHref }) => `
## Trouvez votre image

Cherchez un artiste, un sujet ou une couleur, ou parcourez les [catégories](/). Les filtres de format, de forme, de prix et de type raccourcissent une longue liste.

## Choisissez le format et la finition

Sur la page du produit, choisissez d’abord le format, puis la présentation : sur papier, sur toile, montée ou encadrée. Le prix et la date de livraison suivent votre choix, et ce qui n’existe pas dans un format est indiqué.

## Achetez

1. Appuyez sur **Ajouter au panier**. Dans le [panier](/cart), vous pouvez changer la quantité, saisir un code promo et voir le prix de la livraison vers votre code postal.
2. Appuyez sur **Passer à la caisse** et donnez votre courriel, votre adresse, le mode de livraison et le paiement. Aucun compte n’est nécessaire.
3. Vérifiez tout et passez la commande. Vous voyez le total avec livraison et taxes avant de payer.

Une lettre confirme la commande avec son numéro.

## Modifier ou annuler

Les pièces entrent en production dans l’heure. [Écrivez ou appelez aussitôt](${contactHref}) si quelque chose ne va pas; une pièce en fabrication peut être renvoyée, mais plus modifiée.

## Avec ou sans compte

Un compte garde vos adresses, vos cartes, vos [favoris](/account/favorites) et vos commandes. Sans compte, suivez votre commande sous [État de la commande](/orders).
`,
}
