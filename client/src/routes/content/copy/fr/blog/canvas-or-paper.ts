import type { Copy } from '../../../copy.ts'

export const canvasOrPaper: Copy = {
  title: 'Toile ou papier?',
  description: 'Les deux durent des décennies. Ils disent autre chose de la même image.',
  body: () => `
La même œuvre en paraît deux sur deux supports.

| | Papier | Toile |
| --- | --- | --- |
| Idéal pour | lignes, photographies, petits caractères | grandes couleurs, peintures, grands formats |
| Demande | un cadre vitré | rien |
| En pièce claire | reflète un peu | ne reflète jamais |
| Poids en 24 x 36 po | encadré, environ 9 lb | environ 4 lb |

## Choisissez le papier quand

l’image vit du détail : une gravure, une carte, une photographie au grain fin.

## Choisissez la toile quand

elle doit être grande et légère, ou pendre là où la vitre gêne : chambre d’enfant, escalier, salle de bain avec fenêtre.

Une caisse américaine donne à la toile le bord d’une peinture et n’en cache rien.
`,
}
