import type { Copy } from '../../copy.ts'

export const shippingAndReturns: Copy = {
  title: 'Livraison et retours',
  description: 'Le temps de décider, pièces abîmées, remboursements, et comment renvoyer une image.',
  body: ({ contactHref, freeShippingFrom, production, returnDays }) => `
## La livraison en bref

La livraison standard est gratuite dès ${freeShippingFrom}, et tout est fait pour vous en ${production.from} à ${production.to} jours ouvrables. Tout le reste est sur la page [Livraison](/help/shipping).

## ${returnDays} jours pour décider

Vous pouvez renvoyer toute pièce dans les ${returnDays} jours suivant sa livraison, encadrée ou non. Elle doit être comme à son arrivée.

1. [Dites-nous](${contactHref}) votre numéro de commande et quelle pièce revient.
2. Nous vous envoyons une étiquette. Remettez la pièce dans sa boîte.
3. À son arrivée, la somme retourne sur la carte utilisée, en général en cinq jours ouvrables.

## Elle est arrivée abîmée

Gardez la boîte, prenez une photo et [écrivez-nous](${contactHref}). Nous refaisons la pièce aussitôt et sans frais; inutile de renvoyer l’autre.

## Ce qui ne peut pas revenir

Les cartes-cadeaux, et les pièces faites à partir de vos photos, sauf si elles sont abîmées.
`,
}
