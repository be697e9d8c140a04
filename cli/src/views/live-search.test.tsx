import { render } from 'ink-testing-library'
import type { ListingQuery } from '../output/listing.ts'
import { listingFor } from '../testing/listing-for.ts'
import { LiveSearch } from './live-search.tsx'

const START: ListingQuery = { term: '', sort: 'best-matches', filters: [], page: 1, limit: 2 }
const ENTER = '\r'
const ESCAPE = '\u001b'
const DOWN = '\u001b[B'
const RIGHT = '\u001b[C'
const TAB = '\t'
const CTRL_C = '\u0003'
const BACKSPACE = '\u007f'

async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setImmediate(resolve))
}

function search(start = START, ask = async (query: ListingQuery) => listingFor(query)) {
  const requests: ListingQuery[] = []
  const events: string[] = []
  const view = render(
    <LiveSearch
      start={start}
      search={(query, signal) => {
        requests.push(query)
        signal.addEventListener('abort', () => events.push(`gave up ${query.term}`), { once: true })
        return ask(query)
      }}
      onChoose={work => events.push(work.address)}
      onInterrupt={() => events.push('interrupted')}
    />,
  )
  const shows = async (text: string) => {
    await waitUntil(() => view.lastFrame()?.includes(text) === true)
    return view.lastFrame()
  }
  const type = async (keys: string) => {
    view.stdin.write(keys)
    await new Promise(resolve => setImmediate(resolve))
  }
  return { ...view, requests, events, shows, type }
}

test('the first request follows the third letter, and quick letters share one', async () => {
  const { requests, shows, type, lastFrame } = search()
  await shows('Type at least three letters.')
  for (const letter of 'la') await type(letter)
  expect(lastFrame()).toContain('Type at least three letters.')
  for (const letter of 'ke') await type(letter)
  await shows('lake 1.2')
  expect(requests.map(({ term }) => term)).toEqual(['lake'])
})

test('backspaces that arrive together each take a letter', async () => {
  const { lastFrame, shows, type } = search()
  await shows('Type at least three letters.')
  const prompt = () => lastFrame()?.split('\n')[0]?.trim()
  await type(`lakes${BACKSPACE}s${BACKSPACE}${BACKSPACE}`)
  expect(prompt()).toBe('› lak')
  await type(BACKSPACE + BACKSPACE)
  expect(prompt()).toBe('› l')
})

test('a line break within what is pasted is a space', async () => {
  const { lastFrame, shows, type } = search()
  await shows('Type at least three letters.')
  await type('blue\r\nlake')
  expect(lastFrame()?.split('\n')[0]?.trim()).toBe('› blue lake')
})

test('Enter opens the chosen result', async () => {
  const { events, shows, type } = search({ ...START, term: 'lake' })
  await shows('▸ lake 1.1')
  await type(DOWN)
  await shows('▸ lake 1.2')
  await type(ENTER)
  expect(events).toContain('http://shop/lake/1/2')
})

test('Enter opens nothing while no result is shown', async () => {
  const { events, shows, type } = search({ ...START, term: 'lak' })
  await shows('▸ lak 1.1')
  await type(BACKSPACE)
  await shows('Type at least three letters.')
  await type(ENTER)
  expect(events).not.toContain('http://shop/lak/1/1')
})

test('arrows turn no page of a term that has no answer yet', async () => {
  const { requests, shows, type } = search({ ...START, term: 'lake' })
  await shows('page 1 of 3')
  await type('s')
  await type(RIGHT)
  await shows('lakes 1.1')
  expect(requests.map(({ term, page }) => [term, page])).toEqual([
    ['lake', 1],
    ['lakes', 1],
  ])
})

test('arrows turn pages, Tab changes the sort and returns to the first page', async () => {
  const { requests, shows, type } = search({ ...START, term: 'lake' })
  await shows('page 1 of 3 · Best Matches')
  await type(RIGHT)
  await shows('page 2 of 3')
  await type(TAB)
  await shows('page 1 of 3 · Best Selling')
  expect(requests.map(({ page, sort }) => [page, sort])).toEqual([
    [1, 'best-matches'],
    [2, 'best-matches'],
    [1, 'best-selling'],
  ])
})

test('who types on gives the search before up', async () => {
  const { requests, events, shows, type } = search({ ...START, term: 'lake' }, query =>
    query.term === 'lake' ? new Promise(() => {}) : Promise.resolve(listingFor(query)),
  )
  await waitUntil(() => requests.length > 0)
  await type(BACKSPACE)
  await shows('lak 1.1')
  expect(events).toEqual(['gave up lake'])
})

test('a search that fails says so, and the next one is shown again', async () => {
  const { shows, type } = search({ ...START, term: 'lake' }, query =>
    query.term === 'lake' ? Promise.reject(new Error('It is dark')) : Promise.resolve(listingFor(query)),
  )
  await shows('It is dark')
  await type('s')
  expect(await shows('lakes 1.1')).not.toContain('It is dark')
})

test('what a service says of a failure moves no cursor', async () => {
  const { shows } = search({ ...START, term: 'lake' }, () =>
    Promise.reject(new Error('It is \u001b[31mdark\u202e\nand late')),
  )
  expect(await shows('It is dark and late')).not.toContain('\u202e')
})

test('what was searched for stands there when the line is empty again', async () => {
  const { shows, type } = search({ ...START, term: 'lak' })
  await shows('lak 1.1')
  await type(BACKSPACE)
  expect(await shows('Recent: lak')).toContain('Type at least three letters.')
})

test.each([
  ['Escape leaves', ESCAPE, []],
  ['Ctrl-C interrupts', CTRL_C, ['interrupted']],
])('%s', async (_, key, expected) => {
  const { events, shows, type } = search()
  await shows('Type at least')
  await type(key)
  expect(events).toEqual(expected)
})
