import { productMap } from './product-map.ts'

test('variants are found by their UPI, the first of two alike stays (OPT-01, S-42)', () => {
  const products = [
    { upi: 'B2', size: 'first' },
    { upi: 'A1', size: 'second' },
    { upi: 'B2', size: 'third' },
    { upi: '__proto__', size: 'fourth' },
  ]
  expect([...productMap({ products })]).toEqual([
    ['B2', products[0]],
    ['A1', products[1]],
    ['__proto__', products[3]],
  ])
})

test('a work without variants has an empty map (OPT-01)', () => {
  expect(productMap({ products: [] }).size).toBe(0)
})
