import { platformPrice } from './platform-price.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const promotion = { promotionId: 'a', promotionalPrice: usd(3000), calloutMsg: '25% off' }

test('a promotion below the price is the current price and brings its callout (PDP-36)', () => {
  const product = { price: usd(4000), tieredPrices: [], promotions: [promotion] }
  expect(platformPrice(product, 1)).toStrictEqual({ current: usd(3000), list: usd(4000), callout: '25% off' })
})

test.each([3000, 2999])('a promotion that does not lower %i cents is not announced (PDP-36)', minor => {
  const product = { price: usd(minor), tieredPrices: [], promotions: [promotion] }
  expect(platformPrice(product, 1)).toStrictEqual({ current: usd(minor), list: usd(minor) })
})

test('the highest price in the books is the list price (PDP-34, PDP-36)', () => {
  const tieredPrices = [
    { quantity: 1, price: usd(4000) },
    { quantity: 10, price: usd(3500) },
  ]
  expect(platformPrice({ price: usd(4000), tieredPrices, promotions: [] }, 10)).toStrictEqual({
    current: usd(3500),
    list: usd(4000),
  })
  expect(platformPrice({ price: usd(5000), tieredPrices, promotions: [] }, 1)).toStrictEqual({
    current: usd(4000),
    list: usd(5000),
  })
  expect(platformPrice({ tieredPrices, promotions: [] }, 1)).toStrictEqual({
    current: usd(4000),
    list: usd(4000),
  })
})

test('without its own price a product is compared with its books (PDP-34, PDP-36)', () => {
  const tieredPrices = [
    { quantity: 1, price: usd(4000) },
    { quantity: 10, price: usd(3500) },
  ]
  expect(platformPrice({ tieredPrices, promotions: [] }, 10)).toStrictEqual({
    current: usd(3500),
    list: usd(4000),
  })
})

test('price books in two currencies leave the price alone (PDP-36)', () => {
  const tieredPrices = [{ quantity: 5, price: { minor: 9000, currency: 'CAD' } }]
  expect(platformPrice({ price: usd(4000), tieredPrices, promotions: [] }, 1)).toStrictEqual({
    current: usd(4000),
    list: usd(4000),
  })
})

test('a product without a price has none, whatever its promotions say (PDP-36)', () => {
  expect(platformPrice({ tieredPrices: [], promotions: [promotion] }, 1)).toBeUndefined()
})
