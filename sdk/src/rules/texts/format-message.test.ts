import type { Message } from '../../model/message.ts'
import { formatMessage } from './format-message.ts'

const TEXTS = {
  'error-page.back': 'Retour',
  'stock.few': 'Plus que {n} !',
  'list.count': '{total, plural, one {1 résultat} other {# résultats}} pour {term}',
}

test.each<[Message, string]>([
  [{ code: 'error-page.back', message: 'Back' }, 'Retour'],
  [{ code: 'stock.few', message: 'Only 3 left!', values: { n: 3 } }, 'Plus que 3 !'],
  [{ code: 'stock.few', message: 'Only 3 left!' }, 'Plus que {n} !'],
  [{ code: 'list.count', message: '', values: { total: 0, term: 'x' } }, '0 résultats pour x'],
  [{ code: 'list.count', message: '', values: { total: 1, term: '{total}' } }, '1 résultat pour {total}'],
  [{ code: 'list.count', message: '', values: { total: 2, term: 'x' } }, '2 résultats pour x'],
])('%j is said in the language of the texts (I18-03)', (message, text) => {
  expect(formatMessage(TEXTS, 'en-US', message)).toBe(text)
})

const count = (total: number) =>
  formatMessage(TEXTS, 'fr-CA', { code: 'list.count', message: '', values: { total, term: 'x' } })

test('each language counts in its own way (I18-03)', () => {
  expect(count(1)).toBe('1 résultat pour x')
  expect(count(12_000).replaceAll(/\s/g, ' ')).toBe('12 000 résultats pour x')
})

test.each(['error-page.home', 'toString', '__proto__'])(
  '%s has no text, so the English one is said (I18-04, I18-05)',
  code => {
    expect(formatMessage(TEXTS, 'fr-CA', { code, message: 'Home Page' })).toBe('Home Page')
  },
)
