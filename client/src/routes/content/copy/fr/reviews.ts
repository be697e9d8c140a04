import type { Copy } from '../../copy.ts'

export const reviews: Copy = {
  title: 'Ce que pensent nos clients',
  description: 'Comment naissent les notes, où les trouver, et ce qui plaît le plus en ce moment.',
  body: ({ contactHref, returnDays, showsRatings }) => `
Une image plaît facilement sur un écran. Ce qui compte, c’est qu’elle plaise encore au mur.

${
  showsRatings
    ? '## Étoiles\n\nLes étoiles d’un produit sont la moyenne de ce qu’ont donné ses acheteurs, avec leur nombre à côté. Personne n’est payé pour elles, et aucune n’est retirée.\n\n'
    : ''
}## Ce qui se vend

Les meilleures ventes sont comptées, pas choisies : c’est ce qui a été le plus commandé ces dernières semaines. La liste ci-dessous est cette liste.

## Si la vôtre déçoit

Nous voulons être les premiers à le savoir. Vous avez ${returnDays} jours pour [la renvoyer](/help/shippingreturns), et nous lisons toutes les lettres : [écrivez-nous](${contactHref}).
`,
}
