import { formatMessage } from '@wallart/sdk'
import { pseudoText, pseudoTexts } from './pseudo-texts.ts'

test.each([
  ['Add to Cart', '[Àďď ţöö Çååŕţ]'],
  ['Only {count} left!', '[Öñļý {count} ļééfţ!]'],
  ['1,000.5', '1,000.5'],
  ['{city}, {code}', '{city}, {code}'],
])('%j reads %j', (english, pseudo) => {
  expect(pseudoText(english)).toBe(pseudo)
})

test('plurals and values work as in any other language', () => {
  const texts = pseudoTexts({ 'list.count': '{count, plural, one {1 result} other {# results}} for {term}' })
  const read = (count: number) =>
    formatMessage(texts, 'en-US', { code: 'list.count', message: '', values: { count, term: 'blue' } })
  expect(read(1)).toBe('[1 ŕééšûûļţ fööŕ blue]')
  expect(read(1200)).toBe('[1,200 ŕééšûûļţš fööŕ blue]')
})

test('a text grows by a third', () => {
  const english = 'Your account, your orders and your favorites are here.'
  expect(pseudoText(english).length / english.length).toBeGreaterThan(1.3)
})
