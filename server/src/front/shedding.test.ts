import { createShedding } from './shedding.ts'

function busyFor(delays: readonly number[], atHand = 10) {
  const left = [...delays]
  const shedding = createShedding({
    delayMs: () => left.shift() ?? 0,
    every: (_ms, sample) => {
      delays.forEach(sample)
      return () => {}
    },
  })
  for (let entered = 0; entered < atHand; entered++) shedding.enter()
  return shedding
}

test.each([
  ['a quiet server', [0, 0, 0], 'search', false],
  ['one long pause', [0, 900, 0], 'search', false],
  ['a server that has just started', [900, 900], 'page', false],
  ['a busy server: searches first', [250, 300, 250], 'search', true],
  ['a busy server: other pages last longer', [250, 300, 250], 'page', false],
  ['a very busy server: other pages', [500, 900, 500], 'page', true],
  ['a server that has recovered', [900, 900, 900, 0], 'page', false],
] as const)('%s', (_, delays, load, refuses) => {
  expect(busyFor(delays).refuses(load, 0)).toBe(refuses)
})

test('a slow machine with a handful of visitors refuses none of them', () => {
  expect(busyFor([900, 900, 900], 9).refuses('page', 0)).toBe(false)
})

test('the crowd is counted out as it goes', () => {
  const { refuses, leave } = busyFor([900, 900, 900])
  expect(refuses('page', 0)).toBe(true)
  leave()
  expect(refuses('page', 0)).toBe(false)
})

test.each([
  ['search', 49, false],
  ['search', 50, true],
  ['page', 99, false],
  ['page', 100, true],
  ['private', 299, false],
  ['private', 300, true],
] as const)(
  'with addresses waiting for their turn, a %s is refused from %i on: %s',
  (load, waiting, refuses) => {
    const shedding = createShedding({ delayMs: () => 0, every: () => () => {} })
    expect(shedding.refuses(load, waiting)).toBe(refuses)
  },
)

test('pages of a shopper’s own are not refused for a slow event loop', () => {
  expect(busyFor([900, 900, 900]).refuses('private', 0)).toBe(false)
})
