import type { Copy } from '../../copy.ts'

export const sizeAndHangingGuide: Copy = {
  title: 'Guide des formats et de l’accrochage',
  description: 'Quelle taille, quelle hauteur, quel écart : des règles qui valent pour tous les murs.',
  body: () => `
## Quelle taille

Mesurez le meuble au-dessous. Une image, ou un groupe d’images, convient quand elle fait environ les deux tiers de sa largeur.

| Meuble | Sa largeur | Une image d’environ |
| --- | --- | --- |
| Fauteuil, bureau | 36 po | 24 po |
| Causeuse, lit double | 54 po | 36 po |
| Canapé, grand lit | 84 po | 54 po, ou trois de 16 po |
| Table à manger, très grand lit | 96 po | 60 po, ou une rangée de quatre |

Découpez le format dans du papier journal et collez-le au mur. En une minute, vous saurez.

## Quelle hauteur

Le milieu de l’image va à hauteur des yeux, de 57 à 60 pouces du sol. Au-dessus d’un canapé ou d’un lit, laissez de 6 à 8 pouces entre le dossier et le cadre.

## Quel écart

De deux à trois pouces entre les cadres d’un groupe. Traitez le groupe comme une seule image : son milieu va à hauteur des yeux.

## Un mur de galerie en une heure

1. Posez tout au sol et prenez une photo.
2. Commencez par la plus grande pièce, un peu hors du milieu.
3. Gardez les écarts égaux, pas les bords.
4. Tracez chaque cadre sur du papier, collez-le et clouez à travers.

Ou essayez à l’écran : le [planificateur](/gallery-wall) montre les œuvres à l’échelle réelle et imprime la place des clous.

## Ce qui tient

Jusqu’à 20 lb, un crochet à tableau suffit. Au-delà, ou dans le plâtre, prenez une cheville. Deux crochets gardent droit un cadre large.
`,
}
