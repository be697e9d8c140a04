import type { Copy } from '../../../copy.ts'

export const choosingArt: Copy = {
  title: 'Choisir une œuvre pour le salon',
  description: 'Commencez par le mur que vous regardez le plus et par la couleur qui est déjà là.',
  body: ({ returnDays }) => `
Au salon, une image se voit tous les jours, par vous et par vos invités. Trois décisions suffisent.

## Quel mur

Asseyez-vous à votre place habituelle. Le mur d’en face reçoit l’image. Ce n’est pas forcément le plus grand.

## Quelle couleur

Prenez une couleur déjà présente, d’un coussin ou d’un tapis, et cherchez-la par petites touches. Une image qui répète tout a l’air assortie; une image qui répète un peu a l’air d’être la vôtre.

## Quelle taille

Au-dessus d’un canapé, environ les deux tiers de sa largeur : voir le [guide des formats](/help/size-and-hanging-guide). Dans le doute, prenez la plus grande. Les petites images sur de grands murs sont celles qui reviennent le plus.

Vivez avec pendant ${returnDays} jours. Si cela ne va pas, elle revient chez nous.
`,
}
