import { PassThrough } from 'node:stream'
import type { ListingQuery } from '../../output/listing.ts'
import { createShell } from '../../shell/shell.ts'
import { listingFor } from '../../testing/listing-for.ts'
import { lineSearch } from './line-search.ts'

const START: ListingQuery = { term: '', sort: 'best-matches', filters: [], page: 1, limit: 2 }

async function heard(
  typed: string,
  { term = '', answer = async (query: ListingQuery) => listingFor(query) } = {},
) {
  const lines: string[] = []
  const requests: string[] = []
  const stdin = new PassThrough()
  stdin.end(typed)
  const shell = createShell({
    stdout: { write: () => expect('stdout').toBe('unused') },
    stderr: { write: text => lines.push(...text.trimEnd().split('\n')) },
    stdin: () => stdin,
    env: {},
    cwd: () => '/',
  })
  const chosen = await lineSearch(shell, {
    start: { ...START, term },
    search: query => {
      requests.push([query.term, query.sort, query.page].join(' '))
      return answer(query)
    },
  })
  return { lines, requests, chosen: chosen?.address }
}

test('results are read as numbered lines, and a number chooses one', async () => {
  const { lines, chosen } = await heard('lake\n2\n')
  expect(lines).toEqual([
    'Search the shop line by line.',
    'Words to search for, or an empty line to leave:',
    'Searching …',
    '6 found for "lake", page 1 of 3. Order: Best Matches.',
    '1. lake 1.1, $10.00',
    '2. lake 1.2, $10.00',
    'A number opens that result. n: next page, p: page before, s: another order.',
    'Type other words to search again, or press Enter to leave:',
  ])
  expect(chosen).toBe('http://shop/lake/1/2')
})

test('pages turn, another order begins on the first page, other words keep the order', async () => {
  const { requests } = await heard('n\nN\ns\nforest\n', { term: 'lake' })
  expect(requests).toEqual([
    'lake best-matches 1',
    'lake best-matches 2',
    'lake best-matches 3',
    'lake best-selling 1',
    'forest best-selling 1',
  ])
  expect((await heard('constructor\n', { term: 'lake' })).requests[1]).toBe('constructor best-matches 1')
})

test('there is no page before the first, and too few letters send no request', async () => {
  const { requests, lines } = await heard('p\n3\n', { term: 'lake' })
  expect(requests).toHaveLength(1)
  expect(lines).toContain('There is no other page.')
  expect(lines).toContain('Type at least three letters.')
})

test('a search that fails says why, and the results before it still count', async () => {
  const { lines, chosen } = await heard('lakes\n1\n', {
    term: 'lake',
    answer: query =>
      query.term === 'lake' ? Promise.resolve(listingFor(query)) : Promise.reject(new Error('It is dark')),
  })
  expect(lines).toContain('It is dark')
  expect(chosen).toBe('http://shop/lake/1/1')
})

test.each([
  ['an empty line', 'lake\n\n1\n'],
  ['the end of the input', 'lake\n'],
])('%s leaves', async (_, typed) => {
  expect((await heard(typed)).chosen).toBeUndefined()
})
