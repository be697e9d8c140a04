import { giftCardCurrencyMessage } from './gift-card-texts.ts'

test.each([
  ['USD', 'CAD', 'en-CA', 'US dollars'],
  ['USD', 'CAD', 'fr-CA', 'dollars des États-Unis'],
  ['CAD', 'USD', 'en-US', 'Canadian dollars'],
  ['CAD', 'USD', 'es-US', 'dólares canadienses'],
  ['???', 'USD', 'en-US', '???'],
])('a gift card with money in %s says so to a cart in %s, in %s', (currency, ofCart, locale, name) => {
  expect(giftCardCurrencyMessage({ minor: 1, currency }, ofCart, locale)).toEqual({
    code: 'gift-card.other-currency',
    message: `This gift card is in ${name}. It pays for orders in ${name} only.`,
    values: { currency: name },
  })
})

test.each([
  [{ minor: 5000, currency: 'USD' }],
  [{ minor: 0, currency: 'USD' }],
  [{ minor: 0, currency: 'CAD' }],
  [undefined],
])('one with %j has nothing of another currency to say to a cart in USD', balance => {
  expect(giftCardCurrencyMessage(balance, 'USD', 'en-US')).toBeUndefined()
})
