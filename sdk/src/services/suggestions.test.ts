import { NetworkError } from '../errors/connection-errors.ts'
import type { Suggestions } from '../model/suggestion.ts'
import { createSearchSuggestions } from './suggestions.ts'

const CATS: Suggestions = {
  categories: [{ id: 'c', value: 'Cats', url: '/cats', suggestedPhrases: [] }],
  products: [],
}
const NOTHING: Suggestions = { categories: [], products: [] }

function box(answer: () => Promise<Suggestions>) {
  const said: string[] = []
  const asked: string[] = []
  const client = {
    suggest: (term: string) => {
      asked.push(term)
      return answer()
    },
  }
  const log = { warn: (_: unknown, message: string) => void said.push(message) }
  return { said, asked, ...createSearchSuggestions(client, log) }
}

test.each(['', 'ca', '  ca  '])('nobody asks what %j could mean (S-01)', async text => {
  const { suggest, asked } = box(() => Promise.resolve(CATS))
  expect(await suggest(text)).toEqual(NOTHING)
  expect(asked).toEqual([])
})

test('from three characters on the service is asked for the trimmed text (S-01)', async () => {
  const { suggest, asked } = box(() => Promise.resolve(CATS))
  expect(await suggest(' cat ')).toEqual(CATS)
  expect(asked).toEqual(['cat'])
})

test('a failure suggests nothing, and the log knows why (S-49)', async () => {
  const { suggest, said } = box(() => Promise.reject(new NetworkError({ operation: 'suggest' })))
  expect(await suggest('cats')).toEqual(NOTHING)
  expect(said).toEqual(['the suggestions are missing'])
})
