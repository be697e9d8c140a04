import { GIFT_CARD_ALPHABET, GIFT_CARD_LENGTH, parseGiftCardCode } from './parse-gift-card-code.ts'

test.each([
  ['GC-ABCD-EFGH-JKLM-NPQR', 'GCABCDEFGHJKLMNPQR'],
  [' gc abcd efgh jklm npqr ', 'GCABCDEFGHJKLMNPQR'],
  ['GCABCDEFGHJKLMNPQ', undefined],
  ['GCABCDEFGHJKLMNPQ0', undefined],
  ['XGCABCDEFGHJKLMNPQR', undefined],
  ['GCABCDEFGHJKLMNPQRS', undefined],
  ['SAVE25', undefined],
  ['', undefined],
])('%j is the code %p', (text, code) => {
  expect(parseGiftCardCode(text)).toBe(code)
})

test('every character of the alphabet may stand in a code', () => {
  expect(GIFT_CARD_ALPHABET).toHaveLength(32)
  const twice = GIFT_CARD_ALPHABET + GIFT_CARD_ALPHABET
  for (let at = 0; at < GIFT_CARD_ALPHABET.length; at += 1) {
    const code = `GC${twice.slice(at, at + GIFT_CARD_LENGTH)}`
    expect(parseGiftCardCode(code)).toBe(code)
  }
})
