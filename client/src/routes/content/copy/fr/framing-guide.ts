import type { Copy } from '../../copy.ts'

export const framingGuide: Copy = {
  title: 'Guide de l’encadrement',
  description: 'Cadre, passe-partout et vitre : leur rôle, ce qui va ensemble, et quand choisir la toile.',
  body: ({ frames }) => `
Il y a plus de ${frames} cadres. Trois questions mènent au vôtre.

## Quel cadre

- **Noir et blanc** sont discrets et vont avec tout, surtout les photographies.
- **Le bois** est chaleureux : chêne clair avec aquarelles et paysages, noyer avec peintures.
- **L’or et l’argent** relèvent portraits et maîtres anciens, et aiment un mur uni.
- Les profils fins vont aux petites épreuves, les profonds aux grandes pièces.

## Avec ou sans passe-partout

Un passe-partout éloigne le papier de la vitre et donne de l’air à l’image. Blanc ou blanc cassé convient presque toujours. Passez-vous-en pour une affiche qui doit remplir son cadre.

## Quelle vitre

L’acrylique est clair, léger et ne casse pas en route. Il protège les couleurs de presque tout l’ultraviolet. N’accrochez tout de même pas de papier en plein soleil.

## Ou la toile

La toile tendue n’a pas besoin de vitre et s’accroche aussitôt. Une caisse américaine la finit sans cacher ses bords. Choisissez le papier pour les lignes fines, la toile pour les grandes couleurs.

## Voyez avant d’acheter

Chaque page de produit montre le cadre au mur dans ses vraies proportions. Avec **Concevez votre propre cadre**, sous le prix, vous changez cadre, passe-partout et vitre à vue, et gardez côte à côte ceux entre lesquels vous hésitez.
`,
}
