import type { Copy } from '../../../copy.ts'

export const smallRooms: Copy = {
  title: 'De l’art pour les petites pièces',
  description: 'Une grande image agrandit une petite pièce. Pourquoi, et ce qui aide encore.',
  body: () => `
De petites images agitent une petite pièce. Une grande donne à l’œil où aller.

## Cherchez la profondeur

Un horizon, une route, une fenêtre : les images qui ont du lointain ouvrent le mur. Paysages et silhouettes de villes y excellent.

## Allez en hauteur

Une image haute près d’une porte élève le plafond. Deux du même format, l’une au-dessus de l’autre à deux pouces, aussi.

## Que le cadre s’efface

Prenez un cadre de la couleur du mur, ou une toile sans cadre. Là où le bord disparaît, l’image semble continuer.

## Dans un couloir

Le mur se voit de côté. Accrochez en ligne, à hauteur des yeux, toutes de la même hauteur et rapprochées.
`,
}
