import { createShedding } from './shedding.ts'

function busyFor(delays: readonly number[], atHand = 10) {
  const left = [...delays]
  const shedding = createShedding(
    () => left.shift() ?? 0,
    (_ms, sample) => {
      delays.forEach(sample)
      return () => {}
    },
  )
  for (let entered = 0; entered < atHand; entered++) shedding.enter()
  return shedding
}

test.each([
  ['a quiet server', [0, 0, 0], '/gallery/search?skq=a', false],
  ['one long pause', [0, 900, 0], '/gallery/search?skq=a', false],
  ['a server that has just started', [900, 900], '/', false],
  ['a busy server: searches first', [250, 300, 250], '/gallery/search?skq=a', true],
  ['a busy server: the data of searches too', [250, 300, 250], '/_data/search?skq=a', true],
  ['a busy server: other pages last longer', [250, 300, 250], '/products/a-A1', false],
  ['a very busy server: other pages', [500, 900, 500], '/products/a-A1', true],
  ['a very busy server: never a cart', [900, 900, 900], '/cart', false],
  ['a very busy server: never what a page needs', [900, 900, 900], '/assets/entry.js', false],
  [
    'a busy server: never a file that is named like a search',
    [250, 300, 250],
    '/assets/gallery-N3.js',
    false,
  ],
  ['a busy server: never proposals for a search', [250, 300, 250], '/api/suggest?q=search', false],
  [
    'a busy server: no category that is named like a search',
    [250, 300, 250],
    '/category/gallery-pops',
    false,
  ],
  ['a busy server: searches of every brand', [250, 300, 250], '/allposters/en-us/-st/search?skq=a', true],
  ['a very busy server: never its own health', [900, 900, 900], '/livez', false],
  ['a server that has recovered', [900, 900, 900, 0], '/', false],
])('%s', (_, delays, url, refuses) => {
  expect(busyFor(delays).refuses(url)).toBe(refuses)
})

test('a slow machine with a handful of visitors refuses none of them', () => {
  expect(busyFor([900, 900, 900], 9).refuses('/')).toBe(false)
})

test('the crowd is counted out as it goes', () => {
  const { refuses, leave } = busyFor([900, 900, 900])
  expect(refuses('/')).toBe(true)
  leave()
  expect(refuses('/')).toBe(false)
})
