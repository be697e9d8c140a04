import { NetworkError } from '../errors/connection-errors.ts'
import type { Suggestions } from '../model/suggestion.ts'
import { createSearchSuggestions } from './suggestions.ts'

const CATS: Suggestions = {
  categories: [{ id: 'c', value: 'Cats', url: '/cats', suggestedPhrases: [] }],
  products: [],
}
const NOTHING: Suggestions = { categories: [], products: [] }

function setup(answer: () => Promise<Suggestions>) {
  const messages: string[] = []
  const requests: string[] = []
  const client = {
    suggest: (term: string) => {
      requests.push(term)
      return answer()
    },
  }
  const log = { warn: (_: unknown, message: string) => void messages.push(message) }
  return { messages, requests, ...createSearchSuggestions(client, { log }) }
}

test.each(['', 'ca', '  ca  '])('no suggestions are requested for %j (S-01)', async text => {
  const { suggest, requests } = setup(() => Promise.resolve(CATS))
  expect(await suggest(text)).toEqual(NOTHING)
  expect(requests).toEqual([])
})

test('from three characters on the service is asked for the trimmed text (S-01)', async () => {
  const { suggest, requests } = setup(() => Promise.resolve(CATS))
  expect(await suggest(' cat ')).toEqual(CATS)
  expect(requests).toEqual(['cat'])
})

test('a failure suggests nothing, and the log knows why (S-49)', async () => {
  const { suggest, messages } = setup(() => Promise.reject(new NetworkError({ operation: 'suggest' })))
  expect(await suggest('cats')).toEqual(NOTHING)
  expect(messages).toEqual(['the suggestions are missing'])
})
