import { offerText } from './offer-text.ts'

const usd = (minor: number) => ({ minor, currency: 'USD', text: `$${(minor / 100).toFixed(2)}` })

test.each([
  [{ price: usd(19900) }, '$199.00'],
  [{ price: usd(15000), oldPrice: usd(20000), percentOff: 25 }, '$150.00 (was $200.00, 25% off)'],
  [{ price: usd(19900), oldPrice: usd(20000) }, '$199.00 (was $200.00)'],
])('%j is printed as %s', (offer, text) => {
  expect(offerText(offer)).toBe(text)
})
