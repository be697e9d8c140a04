import type { Copy } from '../../../copy.ts'

export const colorsTogether: Copy = {
  title: 'Des couleurs qui vont ensemble',
  description: 'Pas besoin de cercle chromatique : une couleur que vous aimez et une règle pour la deuxième.',
  body: () => `
La plupart des pièces demandent une couleur forte et deux calmes. L’image est la meilleure source des trois.

## Lisez d’abord l’image

Nommez sa couleur la plus étendue, la plus petite et la plus sombre. Peinture ou coussins dans la plus étendue apaisent la pièce; dans la plus petite, ils la réveillent.

## Trois paires qui marchent toujours

- **Bleu et rouille** : murs froids, image chaude, ou l’inverse.
- **Vert et rose** : les plantes comptent comme vert.
- **Noir, blanc et une couleur** : le mur de galerie le plus sûr.

## La lumière change tout

La lumière du nord est bleue : les images chaudes y gagnent. Le soir, les lampes sont jaunes : bleu et vert y restent frais. Regardez le mur à l’heure où vous vivez la pièce.

Filtrez une liste par couleur et vous ne verrez que ce qui convient.
`,
}
