import { mergesOnLogin } from './merges-on-login.ts'

const price = { minor: 1999, currency: 'USD' }
const line = { itemId: 'i1', productId: 'p1', productName: 'Dunes', quantity: 1, price, priceAdjustments: [] }

test.each([
  ['guest', { productItems: [line] }, true],
  ['guest', { productItems: [] }, false],
  ['guest', undefined, false],
  ['guest', 'unknown', true],
  ['registered', 'unknown', false],
  ['registered', { productItems: [line] }, false],
  [undefined, { productItems: [line] }, false],
] as const)(
  'signing in as %s with the basket %j merges it: %p (BSK-13, BSK-14)',
  (priorType, basket, merges) => {
    expect(mergesOnLogin(priorType, basket)).toBe(merges)
  },
)
