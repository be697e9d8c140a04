import type { ReviewQuery } from '../../model/review.ts'
import { parseReviewQuery, reviewAddress, reviewRobots } from './review-query.ts'

const ALL: ReviewQuery = { sort: 'newest', page: 1 }

test.each<[string, ReviewQuery]>([
  ['', ALL],
  ['stars=5&finish=canvas&sort=lowest&page=3', { stars: 5, finish: 'canvas', sort: 'lowest', page: 3 }],
  ['stars=0&finish=velvet&sort=oldest&page=x', ALL],
  ['stars=6', ALL],
  ['stars=4.5', ALL],
  ['stars=1&page=0', { ...ALL, stars: 1 }],
])('%j asks for %j (NAV-27)', (address, query) => {
  expect(parseReviewQuery(new URLSearchParams(address))).toEqual(query)
})

test.each<[ReviewQuery, string, string]>([
  [ALL, '/lp/reviews', 'index,follow'],
  [{ ...ALL, page: 2 }, '/lp/reviews?page=2', 'index,follow'],
  [{ ...ALL, stars: 2 }, '/lp/reviews?stars=2', 'noindex,follow'],
  [{ ...ALL, sort: 'highest' }, '/lp/reviews?sort=highest', 'noindex,follow'],
  [
    { stars: 5, finish: 'framed-canvas', sort: 'lowest', page: 3 },
    '/lp/reviews?stars=5&finish=framed-canvas&sort=lowest&page=3',
    'noindex,follow',
  ],
])('%j has its address, and may be kept or not (NAV-27)', (query, address, robots) => {
  expect(reviewAddress(query)).toBe(address)
  expect(parseReviewQuery(new URL(address, 'http://shop.test').searchParams)).toEqual(query)
  expect(reviewRobots(query)).toBe(robots)
})
