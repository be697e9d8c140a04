import { tierPrice } from './tier-price.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const tier = (quantity: number, minor: number) => ({ quantity, price: usd(minor) })
const TIERS = [tier(10, 3500), tier(1, 4000), tier(5, 3800)]

test.each([
  [1, 4000],
  [4, 4000],
  [5, 3800],
  [9, 3800],
  [10, 3500],
  [1000, 3500],
])('at a quantity of %i one piece costs %i cents (PDP-36)', (quantity, minor) => {
  expect(tierPrice({ tieredPrices: TIERS, price: usd(4200) }, quantity)).toEqual(usd(minor))
})

test.each([0, -1, Number.NaN])('a quantity of %p reaches no tier (PDP-36)', quantity => {
  expect(tierPrice({ tieredPrices: TIERS, price: usd(4200) }, quantity)).toEqual(usd(4200))
  expect(tierPrice({ tieredPrices: TIERS }, quantity)).toBeUndefined()
})

test.each([
  [[tier(1, 4000), tier(1, 3000)]],
  [[tier(1, 3000), tier(1, 4000)]],
  [[tier(1, 3000), tier(1, 3000)]],
])('of two price books with the same tier the cheaper one counts: %j (PDP-36)', tieredPrices => {
  expect(tierPrice({ tieredPrices }, 1)).toEqual(usd(3000))
})

test('of two equal tiers the first one counts, whatever its currency (PDP-36)', () => {
  const canadian = { quantity: 1, price: { minor: 3000, currency: 'CAD' } }
  expect(tierPrice({ tieredPrices: [tier(1, 3000), canadian] }, 1)).toEqual(usd(3000))
})

test('a higher tier counts although a lower one is cheaper (PDP-36)', () => {
  expect(tierPrice({ tieredPrices: [tier(1, 3000), tier(2, 3100), tier(1, 2900)] }, 2)).toEqual(usd(3100))
})
