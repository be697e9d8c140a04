import type { Copy } from '../../../copy.ts'

export const blackAndWhite: Copy = {
  title: 'Le noir et blanc à la maison',
  description:
    'Pourquoi les photographies sans couleur vont partout, et comment éviter qu’elles paraissent froides.',
  body: () => `
Le noir et blanc va avec tous les murs, tous les cadres et tous les voisins. C’est sa force et son risque.

## Réchauffez-le

Prenez un passe-partout blanc chaud plutôt que vif, et du bois plutôt que du métal noir. Un tapis ou un fauteuil de cuir au-dessous font de même.

## Attention aux gris

Les images riches en gris sont calmes et vont aux chambres. Celles aux noirs et blancs durs sont fortes et vont aux couloirs et aux bureaux.

## Faites une série

Trois photographies d’un sujet, d’un format et d’un cadre font une collection. Laissez deux pouces entre elles et accrochez-les comme une seule image.

## Mélangez, une fois

Une épreuve en couleur parmi les noir et blanc devient le centre du mur. Deux deviennent une erreur.
`,
}
