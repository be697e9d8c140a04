import type { Copy } from '../../../copy.ts'

export const framePoster: Copy = {
  title: 'Comment encadrer une affiche',
  description: 'Un cadre noir et fin n’est jamais une erreur. Voici comment faire mieux.',
  body: ({ frames }) => `
Une affiche encadrée cesse d’être une affiche : elle devient une image. Trois choix, et nous faisons le reste.

## Remplir le cadre ou donner de l’air

Les affiches de cinéma et de musique sont faites pour aller jusqu’au bord : sans passe-partout. Dessins et typographies gagnent à deux pouces de blanc autour.

## Fin ou profond

Jusqu’à 16 sur 20 pouces, un profil fin suffit. Dès 24 sur 36, prenez-le plus profond; il tient la feuille à plat et jette une petite ombre au mur.

## Quelle couleur

Le noir précise. Le blanc apaise. Le chêne réchauffe tout ce qui est bleu ou vert. Choisissez parmi plus de ${frames} cadres sur la page de chaque affiche et voyez-la au mur avant de décider.

Tout sur les passe-partout et les vitres dans le [guide de l’encadrement](/help/framing-guide).
`,
}
