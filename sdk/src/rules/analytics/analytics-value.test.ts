import * as fc from 'fast-check'
import { analyticsItem } from './analytics-item.ts'
import { analyticsValue } from './analytics-value.ts'

const usd = (minor: number): { minor: number; currency: string } => ({ minor, currency: 'USD' })

test('a product is told with everything that is known of it (ANA-04)', () => {
  expect(
    analyticsItem({
      id: 'A1042',
      name: 'Quiet Ridge',
      price: usd(1999),
      quantity: 2,
      artist: 'Ada Byron',
      variant: '18x24 Wood Mount',
      category: 'Landscapes',
      index: 0,
    }),
  ).toStrictEqual({
    item_id: 'A1042',
    item_name: 'Quiet Ridge',
    price: 19.99,
    currency: 'USD',
    quantity: 2,
    item_brand: 'Ada Byron',
    item_variant: '18x24 Wood Mount',
    item_category: 'Landscapes',
    index: 0,
  })
})

test('a product of which little is known has no empty fields (ANA-04)', () => {
  const bare = { item_id: 'A1', item_name: 'X', price: 5, currency: 'USD', quantity: 1 }
  expect(analyticsItem({ id: 'A1', name: 'X', price: usd(500) })).toStrictEqual(bare)
  expect(
    analyticsItem({ id: 'A1', name: 'X', price: usd(500), artist: '', variant: '', category: '' }),
  ).toStrictEqual(bare)
})

test('ten cents three times are thirty cents (ANA-05)', () => {
  const product = { id: 'A1', name: 'X', price: usd(10) }
  expect(analyticsValue([product, { ...product, quantity: 2 }])).toMatchObject({
    currency: 'USD',
    value: 0.3,
  })
})

test('only what shares the first currency is added up (ANA-05)', () => {
  const product = { id: 'A1', name: 'X', price: usd(1000) }
  const cad = { ...product, price: { minor: 500, currency: 'CAD' } }
  const { currency, value, items } = analyticsValue([product, cad, product])
  expect([currency, value, items.length]).toEqual(['USD', 20, 3])
})

test('no products are worth nothing in no currency (ANA-05)', () => {
  expect(analyticsValue([])).toStrictEqual({ value: 0, items: [] })
})

test('the worth is exact to the cent (ANA-05)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1 }), amounts => {
      const { value } = analyticsValue(amounts.map(minor => ({ id: 'A1', name: 'X', price: usd(minor) })))
      expect(Math.round(value * 100)).toBe(amounts.reduce((sum, minor) => sum + minor, 0))
      expect(String(value)).toMatch(/^\d+(?:\.\d\d?)?$/)
    }),
  )
})
