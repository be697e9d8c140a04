import type { Copy } from '../../copy.ts'

export const reviews: Copy = {
  title: 'Ce que nos clients en pensent',
  description:
    'Les avis de nos clients : ce qu’ils ont écrit sur les impressions, les cadres et les toiles, par étoiles et par finition.',
  body: ({ contactHref, returnDays, showsRatings }) => `
Une image plaît vite à l’écran. Ce qui compte, c’est qu’elle plaise encore au mur.

${
  showsRatings
    ? 'Les étoiles d’une page de produit sont la moyenne de celles de ses acheteurs. Voici ce que certains d’entre eux ont écrit. Personne n’est payé pour ses étoiles, et aucune n’est retirée.'
    : 'Voici ce que des acheteurs ont écrit sur leurs œuvres. Personne n’est payé pour un avis, et aucun n’est retiré.'
}

Si la vôtre vous déçoit, dites-le-nous d’abord. Vous avez ${returnDays} jours pour [la retourner](/help/shippingreturns), et nous lisons chaque lettre : [écrivez-nous](${contactHref}).
`,
}
