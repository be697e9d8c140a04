import { promotionalPrice } from './promotional-price.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

test('the lowest promotional price counts, with its callout (PDP-36)', () => {
  const promotions = [
    { promotionId: 'none', calloutMsg: 'Look!' },
    { promotionId: 'a', promotionalPrice: usd(1500), calloutMsg: '25% off' },
    { promotionId: 'b', promotionalPrice: usd(1400), calloutMsg: '30% off' },
    { promotionId: 'c', promotionalPrice: usd(1400), calloutMsg: 'Also 30% off' },
    { promotionId: 'd', promotionalPrice: usd(1450) },
    { promotionId: 'e', promotionalPrice: { minor: 1, currency: 'CAD' } },
  ]
  expect(promotionalPrice(promotions)).toEqual({ price: usd(1400), callout: '30% off' })
})

test.each([[{}], [{ calloutMsg: '' }]])(
  'a promotion with %j has a price without a callout (PDP-36)',
  callout => {
    expect(promotionalPrice([{ promotionId: 'a', promotionalPrice: usd(1500), ...callout }])).toStrictEqual({
      price: usd(1500),
    })
  },
)

test('promotions that set no price give none (PDP-36)', () => {
  expect(promotionalPrice([])).toBeUndefined()
  expect(promotionalPrice([{ promotionId: 'a', calloutMsg: 'Look!' }])).toBeUndefined()
})
