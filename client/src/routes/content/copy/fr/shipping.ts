import type { Copy } from '../../copy.ts'

export const shipping: Copy = {
  title: 'Livraison',
  description: 'Où nous livrons, en combien de temps, à quel prix, et à partir de quand c’est gratuit.',
  body: ({ canada, express, freeShippingFrom, ground, production, remote }) => `
## Combien de temps

Chaque pièce est d’abord faite pour vous, puis elle voyage.

| | Jours ouvrables |
| --- | --- |
| La fabriquer | de ${production.from} à ${production.to} |
| Standard vers le Canada | de ${canada.from} à ${canada.to} |
| Standard, presque partout aux États-Unis | de ${ground.from} à ${ground.to} |
| Standard vers l’Alaska, Hawaï, Porto Rico et les adresses militaires | de ${remote.from} à ${remote.to} |
| Express, presque partout aux États-Unis | de ${express.from} à ${express.to} |

Chaque page de produit indique quand cette pièce serait chez vous. Entrez-y votre code postal.

## Combien cela coûte

La livraison standard est **gratuite dès ${freeShippingFrom}**. En dessous, et pour l’express, le [panier](/cart) montre le prix pour votre code postal avant la commande.

## Où nous livrons

Au Canada et aux États-Unis. Quelques œuvres ne peuvent pas être livrées au Canada à cause de leur licence; leur page le dit.

## Suivez votre commande

Au départ de votre commande, vous recevez un courriel avec son numéro de suivi. D’ici là, [État de la commande](/orders) vous dit où elle en est.
`,
}
