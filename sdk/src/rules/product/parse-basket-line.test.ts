import * as fc from 'fast-check'
import { MAX_BASKET_LINE_LENGTH, parseBasketLine } from './parse-basket-line.ts'

const parse = (salesForcePayload: string) => parseBasketLine({ salesForcePayload, upi: 'A1' })
const padded = (length: number) => '{"productId":"P1"}'.padEnd(length)
const failure = (code: string) => ({
  ok: false,
  error: { code, message: 'Something went wrong. Try again!' },
})

test('a line carries its product, quantity, UPI and further fields untouched (OPT-17, ATC-02)', () => {
  const payload = JSON.stringify({
    productId: 'P1',
    quantity: 2,
    c_upi: 'B2',
    c_frame: { name: 'Oak', widths: [1, 2] },
    price: 0.01,
  })
  expect(parse(payload)).toEqual({
    ok: true,
    value: { productId: 'P1', quantity: 2, upi: 'B2', custom: { c_frame: { name: 'Oak', widths: [1, 2] } } },
  })
})

test.each(['{"productId":"P1"}', '{"productId":"P1","c_upi":""}', '{"productId":"P1","c_upi":7}'])(
  'the line %s is one piece with the UPI of the variant (OPT-17, ATC-02)',
  payload => {
    expect(parse(payload)).toEqual({
      ok: true,
      value: { productId: 'P1', quantity: 1, upi: 'A1', custom: {} },
    })
  },
)

test.each([
  '',
  'null',
  '[]',
  '[{"productId":"P1"}]',
  '"P1"',
  '7',
  '{"productId":',
  '{"productId":"P1",}',
  '🖼',
])('the payload %p cannot be read (OPT-17)', payload => {
  expect(parse(payload)).toEqual(failure('basket-line.unreadable'))
})

test.each(['{}', '{"productId":""}', '{"productId":null}', '{"productId":7}', '{"productId":["P1"]}'])(
  'the payload %s names no product (OPT-17)',
  payload => {
    expect(parse(payload)).toEqual(failure('basket-line.no-product'))
  },
)

test.each(['0', '-1', '0.5', '"2"', 'null', '1e400', '9007199254740992', '[1]', 'true'])(
  'a quantity of %s is refused (OPT-17)',
  quantity => {
    expect(parse(`{"productId":"P1","quantity":${quantity}}`)).toEqual(failure('basket-line.quantity'))
  },
)

test('names that would reach into the prototype are dropped at any depth (OPT-17)', () => {
  const line = parse('{"productId":"P1","__proto__":{"c_a":1},"c_b":{"__proto__":{"evil":1},"good":2}}')
  if (!line.ok) throw new Error(line.error.code)
  expect(line.value.custom).toStrictEqual({ c_b: { good: 2 } })
  expect(JSON.stringify(line)).not.toContain('evil')
})

test('a payload is read up to its greatest length and not beyond (OPT-17)', () => {
  expect(parse(padded(MAX_BASKET_LINE_LENGTH)).ok).toBe(true)
  expect(parse(padded(MAX_BASKET_LINE_LENGTH + 1))).toEqual(failure('basket-line.unreadable'))
  expect(MAX_BASKET_LINE_LENGTH).toBe(20_000)
  expect(parse('['.repeat(MAX_BASKET_LINE_LENGTH)).ok).toBe(false)
  expect(parse(`{"productId":"P1","c_a":${'['.repeat(9000)}${']'.repeat(9000)}}`)).toBeDefined()
})

test('no payload upsets the shop (OPT-17)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), payload => {
      expect(parse(payload)).toHaveProperty('ok')
    }),
  )
})

test('every proper line comes back as it was sent (OPT-17)', () => {
  const fields = fc.record({
    productId: fc.string({ minLength: 1 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    upi: fc.string({ minLength: 1 }),
    note: fc.string(),
  })
  fc.assert(
    fc.property(fields, ({ productId, quantity, upi, note }) => {
      const payload = JSON.stringify({ productId, quantity, c_upi: upi, c_note: note })
      expect(parse(payload)).toEqual({
        ok: true,
        value: { productId, quantity, upi, custom: { c_note: note } },
      })
    }),
  )
})
