import type { TypeaheadState } from '@wallart/sdk'
import { createHttp } from '@wallart/sdk/http'
import {
  createMockFetch,
  delay,
  fakeClock,
  reply,
  sampleSuggestions,
  sequence,
  type MockAnswer,
} from '@wallart/sdk/testing'
import { createSearchBox } from './search-box.ts'

function setup(answer: MockAnswer) {
  const clock = fakeClock()
  const transport = createMockFetch({ 'GET https://suggest.test': answer }, { clock })
  const http = createHttp({ services: { typeahead: 'https://suggest.test' }, transport, clock })
  const shown: TypeaheadState[] = []
  const type = createSearchBox(
    http,
    state => shown.push(state),
    (ms, call) => clock.after(ms, call),
  )
  const terms = () => transport.calls.map(({ query }) => query['q'])
  return { clock, type, terms, calls: transport.calls, latest: () => shown.at(-1) }
}

test('typing asks nothing; 300 ms later the service is asked once', async () => {
  const { clock, type, terms, latest } = setup(reply(sampleSuggestions()))
  for (const text of ['s', 'se', 'sea', 'seas']) {
    type(text)
    await clock.advance(200)
  }
  expect(terms()).toEqual([])
  await clock.advance(100)
  expect(terms()).toEqual(['seas'])
  expect(latest()?.suggestions.products).toHaveLength(1)
})

test('two letters ask nothing', async () => {
  const { clock, type, terms } = setup(reply(sampleSuggestions()))
  type('se')
  await clock.advance(5_000)
  expect(terms()).toEqual([])
})

test('the next letter drops the call before it, and its answer shows nothing', async () => {
  const first = delay(1_000, reply(sampleSuggestions()))
  const second = reply(sampleSuggestions({ productSuggestions: [] }))
  const { clock, type, calls, terms, latest } = setup(sequence(first, second))
  type('sea')
  await clock.advance(300)
  type('sea g')
  expect(calls[0]?.signal?.aborted).toBe(true)
  await clock.advance(2_000)
  expect(terms()).toEqual(['sea', 'sea g'])
  expect(latest()).toMatchObject({ text: 'sea g', isActive: true, suggestions: { products: [] } })
})

test('a failure closes the popover', async () => {
  const { clock, type, latest } = setup(reply({}, { status: 500 }))
  type('sea')
  await clock.advance(300)
  expect(latest()).toMatchObject({ isActive: false, suggestions: { categories: [], products: [] } })
})

test('a page’s own timer waits and can be stopped', async () => {
  const transport = createMockFetch({ 'GET https://suggest.test': reply(sampleSuggestions()) })
  const http = createHttp({ services: { typeahead: 'https://suggest.test' }, transport })
  const type = createSearchBox(http, () => undefined)
  type('sea')
  type('')
  await new Promise(resolve => setTimeout(resolve, 400))
  expect(transport.calls).toEqual([])
})
