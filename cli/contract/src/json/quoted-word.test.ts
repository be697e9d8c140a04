import { quotedWord } from './quoted-word.ts'

test.each([
  ['hologram', '"hologram"'],
  ['PARTIALLY_SHIPPED', '"PARTIALLY_SHIPPED"'],
  ['ada@example.com', 'a value'],
  ['Ada Lovelace', 'a value'],
  ['4111111111111111', 'a value'],
  ['', 'a value'],
  ['a'.repeat(41), 'a value'],
])('a finding names %j as %s', (value, expected) => {
  expect(quotedWord(value, 'a value')).toBe(expected)
})
