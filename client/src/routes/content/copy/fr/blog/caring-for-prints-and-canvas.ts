import type { Copy } from '../../../copy.ts'

export const caring: Copy = {
  title: 'Prendre soin des épreuves et des toiles',
  description: 'Lumière, humidité, nettoyage : ce qui décide de la vie d’une image.',
  body: () => `
Les encres pigmentaires durent toute une vie à l’intérieur, si trois choses vont bien.

## Lumière

Pas de papier en plein soleil. Le mur à côté de la fenêtre vaut mieux que celui d’en face. L’acrylique retient presque tout l’ultraviolet, pas tout.

## Humidité

Le papier aime de 40 à 55 pour cent, comme nous. Dans la salle de bain, accrochez de la toile et laissez la porte ouverte après la douche. Sur un mur extérieur, laissez un doigt d’air derrière le cadre.

## Nettoyage

- **Acrylique** : un chiffon doux et humide. Jamais de nettoyant à l’ammoniaque; il le ternit.
- **Toile** : une brosse douce et sèche. Pas d’eau.
- **Bois** : dépoussiérez. La cire se glisse sous le passe-partout.

## Si vous déménagez

Emballez d’abord dans du papier, puis dans du film à bulles, jamais l’inverse. Portez les cadres par les côtés, debout.
`,
}
