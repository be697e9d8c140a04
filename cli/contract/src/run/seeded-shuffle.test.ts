import * as fc from 'fast-check'
import { seededShuffle } from './seeded-shuffle.ts'

test('the same seed gives the same order, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (things, seed) => {
      const once = seededShuffle(things, seed)
      expect(seededShuffle(things, seed)).toEqual(once)
      expect(new Set(once)).toEqual(new Set(things))
      expect(once).toHaveLength(things.length)
    }),
  )
})

test('another seed gives another order', () => {
  const things = Array.from({ length: 20 }, (_, at) => at)
  expect(seededShuffle(things, 1)).not.toEqual(seededShuffle(things, 2))
})
