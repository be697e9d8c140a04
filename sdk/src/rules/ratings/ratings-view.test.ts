import { ratingsView } from './ratings-view.ts'

test('the ratings are drawn with the average, the breakdown and each finish (RAT-03, RAT-05, RAT-06)', () => {
  const service = {
    serviceType: 'Framing',
    galleryUrl: '/lp/framing',
    thumbnailUrl: '/img/framing.jpg',
    displayRatingsCount: '1.2K',
    stars: 4.8,
  }
  const ratings = {
    averageRatings: 4.5,
    displayRatingsCount: '12K',
    ratingsBreakdown: [{ stars: 5, percentage: 80 }],
    servicesBreakdown: [service],
  }
  expect(ratingsView(ratings)).toEqual({
    fills: [1, 1, 1, 1, 0.5],
    rows: [
      { stars: 5, percentage: 80 },
      { stars: 4, percentage: 0 },
      { stars: 3, percentage: 0 },
      { stars: 2, percentage: 0 },
      { stars: 1, percentage: 0 },
    ],
    services: [{ ...service, fills: [1, 1, 1, 1, 0.75] }],
  })
})
