import type { Copy } from '../../../copy.ts'

export const galleryWall: Copy = {
  title: 'Accrocher un mur de galerie',
  description: 'Cinq images, une heure, pas de rangée de travers : l’ordre qui marche.',
  body: () => `
Un mur de galerie semble dû au hasard et se fait avec un plan.

1. **Choisissez une chose qui ne change pas** : le cadre, la couleur ou le sujet. Le reste peut varier.
2. **Posez tout au sol** et prenez une photo d’en haut. Déplacez jusqu’à ce que la photo convienne.
3. **Commencez par la plus grande**, un peu à côté du milieu, son centre à 57 pouces du sol.
4. **Gardez les écarts égaux**, de deux à trois pouces. C’est ce que l’œil lit comme de l’ordre.
5. **Tracez chaque cadre sur du papier**, collez-le et clouez à travers.

## Si vous hésitez

Prenez un nombre impair. Trois du même format en rangée ne ratent jamais au-dessus d’un canapé, et cinq de deux formats jamais dans un couloir.

Le [planificateur de mur de galerie](/gallery-wall) montre les œuvres à l’échelle réelle sur votre propre mur et imprime le plan. Les mesures sont dans le [guide des formats](/help/size-and-hanging-guide).
`,
}
