import * as fc from 'fast-check'
import { GIFT_CARD_MAX_AMOUNT, GIFT_CARD_MIN_AMOUNT, validateGiftCard } from './validate-gift-card.ts'

test.each([
  ['50', 50],
  ['$50', 50],
  [' 50.00 ', 50],
  ['10', 10],
  ['500', 500],
])('a gift card of %j is worth %d (SEC-23)', (amount, value) => {
  expect(validateGiftCard({ amount })).toEqual({ ok: true, value: { amount: value } })
})

test.each([
  '',
  '9',
  '09',
  '501',
  '-50',
  '$-50',
  '49.99',
  '50.0',
  '5e1',
  '0x32',
  '５０',
  'NaN',
  'Infinity',
  '50 50',
  'x50',
  '$$50',
  '00050',
  '0050',
  '5000',
  '9'.repeat(50_000),
  50,
  Number.NaN,
  undefined,
])('a gift card of %.20j is refused (SEC-23, SEC-27)', amount => {
  expect(validateGiftCard({ amount })).toEqual({
    ok: false,
    error: [
      {
        field: 'amount',
        code: 'gift-card.amount',
        message: 'Please enter an amount from $10 to $500.',
        values: { min: 10, max: 500 },
      },
    ],
  })
})

test('a gift card is worth from 10 to 500 (SEC-23)', () => {
  expect([GIFT_CARD_MIN_AMOUNT, GIFT_CARD_MAX_AMOUNT]).toEqual([10, 500])
})

test('an amount that was taken is taken again, and nothing makes the check stumble (SEC-23)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(600).map(String), fc.anything()), amount => {
      const checked = validateGiftCard({ amount })
      expect(checked.ok ? validateGiftCard({ amount: String(checked.value.amount) }) : checked).toEqual(
        checked,
      )
    }),
  )
})
