import type { Copy } from '../../copy.ts'

export const aboutUs: Copy = {
  title: 'À propos de nous',
  description: 'Qui nous sommes, comment chaque pièce est faite, et pourquoi seulement à la commande.',
  body: ({ frames, production, returnDays, shop }) => `
${shop} est une boutique pour ce qui va au mur : épreuves, affiches, toiles et œuvres encadrées, de l’étude grande comme une carte postale à la pièce qui remplit le salon.

## Fabriqué à la commande

Rien n’attend dans un entrepôt. Quand vous commandez, nous imprimons votre image, la tendons ou l’encadrons, et la vérifions à l’œil. Cela prend de ${production.from} à ${production.to} jours ouvrables selon la finition, et rien n’est fait que personne ne voulait.

## Des cadres, en nombre

Plus de ${frames} cadres au choix, avec des passe-partout et des vitres qui protègent le papier. Voyez votre choix au mur avant d’acheter : chaque page montre les vraies proportions dans une vraie pièce.

## Les artistes d’abord

Chaque œuvre nomme son artiste, et chaque vente le rémunère. Suivez un nom sur une page de produit pour voir le reste de son travail.

## Si cela ne va pas

Vivez avec pendant ${returnDays} jours. Si ce n’est pas pour vous, [renvoyez-la](/help/shippingreturns).
`,
}
