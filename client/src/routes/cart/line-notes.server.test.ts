import { PROMO_APPLIED_WINDOW } from '@wallart/sdk'
import { lineNotes } from './line-notes.server.ts'

const NOTICE = 'Promo price applied in cart'
const ADJUSTMENT = {
  priceAdjustmentId: 'a1',
  itemText: '20% off all canvases',
  price: { minor: -100, currency: 'USD' },
}
const { start, end } = PROMO_APPLIED_WINDOW

const usd = (minor: number) => ({ minor, currency: 'USD' })

const notesOf = (unitMinor: number, now: number, priceAdjustments = [ADJUSTMENT].slice(1)) =>
  lineNotes(
    { priceAdjustments, unitPrice: usd(unitMinor), price: usd(3 * unitMinor) },
    now,
    ({ message }) => message,
  )

test.each([
  ['before its days', 1999, start - 1, []],
  ['on its first moment', 1999, start, [NOTICE]],
  ['on its last moment', 1999, end - 1, [NOTICE]],
  ['after its days', 1999, end, []],
  ['a price that ends in 5', 1995, start, []],
  ['a price that ends in 8', 1998, start, []],
])('the promo notice of a line: %s (S-06, S-07, S-08, BSK-26, BSK-27)', (_, price, now, notes) => {
  expect(notesOf(price, now)).toEqual(notes)
})

test('what promotions have taken off comes first', () => {
  expect(notesOf(1999, start, [ADJUSTMENT])).toEqual([ADJUSTMENT.itemText, NOTICE])
})

test('without a price of one piece that of the line counts', () => {
  expect(lineNotes({ priceAdjustments: [], price: usd(1999) }, start, ({ code }) => code)).toEqual([
    'notice.promo-applied',
  ])
})
