import { jest } from '@jest/globals'
import { resolveSite, SITES, type Suggestions } from '@wallart/sdk'
import { createSuggestionsStore } from './suggestions.ts'

const suggesting = (name: string): Suggestions => ({
  categories: [{ id: name, value: name, url: `/c/${name}`, suggestedPhrases: [] }],
  products: [],
})

/** A clock that a test moves on by hand. */
function createClock() {
  let now = 0
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()
  return {
    schedule: (run: () => void, delayMs: number) => {
      const timer = { at: now + delayMs, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance: (ms: number) => {
      now += ms
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer)
        timer.run()
      }
    },
  }
}

const settle = () => new Promise(resolve => setTimeout(resolve))

interface Request {
  readonly address: string
  readonly signal: AbortSignal
  readonly answer: (response: Response) => void
  readonly fail: () => void
}

function setUp(recents: readonly string[] = []) {
  const requests: Request[] = []
  const { schedule, advance } = createClock()
  const writeRecents = jest.fn()
  const store = createSuggestionsStore({
    context: resolveSite('/', SITES),
    fetch: (address, { signal }) => {
      return new Promise((resolve, reject) => {
        requests.push({ address, signal, answer: resolve, fail: () => reject(new Error('offline')) })
      })
    },
    schedule,
    readRecents: () => recents,
    writeRecents,
  })
  const answer = async (index: number, response: Response) => {
    requests[index]?.answer(response)
    await settle()
  }
  return { store, advance, requests, answer, writeRecents }
}

test('letters in quick succession make one request, 300 ms after the last (SRB-08)', async () => {
  const { store, advance, requests, answer } = setUp()
  for (const text of ['cat', 'cats', 'cats o']) {
    store.type(text)
    advance(299)
  }
  expect(requests).toEqual([])
  advance(1)
  expect(requests.map(({ address }) => address)).toEqual(['/api/suggest?q=cats+o&site=Art&locale=en-US'])
  expect(store.state.isOpen).toBe(false)
  await answer(0, Response.json(suggesting('cats')))
  expect(store.state).toMatchObject({ isOpen: true, suggestions: suggesting('cats') })
})

test('an answer to an older term is dropped, and its request aborted (SRB-23) (F58)', async () => {
  const { store, advance, requests, answer } = setUp()
  store.type('cat')
  advance(300)
  store.type('dog')
  expect(requests[0]?.signal.aborted).toBe(true)
  advance(300)
  await answer(1, Response.json(suggesting('dog')))
  await answer(0, Response.json(suggesting('cat')))
  expect(store.state.suggestions).toEqual(suggesting('dog'))
})

test('a term that was answered before is not requested again', async () => {
  const { store, advance, requests, answer } = setUp()
  store.type('cat')
  advance(300)
  await answer(0, Response.json(suggesting('cat')))
  store.type('cats')
  store.type('cat')
  advance(300)
  expect(store.state.suggestions).toEqual(suggesting('cat'))
  expect(requests).toHaveLength(1)
})

test.each([
  ['is refused', (request: Request | undefined) => request?.answer(new Response('', { status: 503 }))],
  ['fails', (request: Request | undefined) => request?.fail()],
])('the popover hides when the request %s (S-49)', async (_, end) => {
  const { store, advance, requests } = setUp(['cats'])
  store.type('dog')
  advance(300)
  expect(store.state.isOpen).toBe(true)
  end(requests[0])
  await settle()
  expect(store.state.isOpen).toBe(false)
  store.type('dogs')
  advance(300)
  expect(requests).toHaveLength(2)
})

test('closing aborts the request in flight, whose answer changes nothing', async () => {
  const { store, advance, requests, answer } = setUp()
  store.type('cat')
  advance(300)
  store.close()
  expect(requests[0]?.signal.aborted).toBe(true)
  const closed = store.state
  await answer(0, Response.json(suggesting('cat')))
  expect(store.state).toBe(closed)
})

test('another page closes the popover, the same page does not (SRB-06)', () => {
  const { store } = setUp(['cats'])
  store.showPage('home')
  store.focus('')
  store.showPage('home')
  expect(store.state.isOpen).toBe(true)
  store.showPage('list')
  expect(store.state.isOpen).toBe(false)
})

test('closing before the delay is over makes no request', () => {
  const { store, advance, requests } = setUp()
  store.type('cat')
  store.close()
  advance(300)
  expect(requests).toEqual([])
})

test('recent searches show on focus, and those that are removed are stored so', () => {
  const { store, writeRecents } = setUp(['cats', 'dogs'])
  store.focus('')
  expect(store.state).toMatchObject({ isOpen: true, recents: ['cats', 'dogs'] })
  store.setRecents([])
  expect(store.state).toMatchObject({ isOpen: false, recents: [] })
  expect(writeRecents).toHaveBeenCalledWith([])
})

test('what is typed is told from what the field holds when it gets the focus (SRB-01)', () => {
  const { store } = setUp(['cats'])
  store.focus('dogs')
  expect(store.state).toMatchObject({ isOpen: true, isEdited: false })
  store.type('dogs o')
  expect(store.state).toMatchObject({ isOpen: true, isEdited: true })
  store.setRecents(['owls'])
  expect(store.state.isEdited).toBe(true)
  store.close()
  store.focus('dogs o')
  expect(store.state.isEdited).toBe(false)
})
