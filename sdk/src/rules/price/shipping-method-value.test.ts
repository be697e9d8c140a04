import { shippingMethodValue } from './shipping-method-value.ts'
import { FREE_SHIPPING } from './summary-rows.ts'

const usd = (minor: number): { minor: number; currency: string } => ({ minor, currency: 'USD' })

test.each([
  [{}, undefined],
  [{ price: usd(795) }, { amount: usd(795) }],
  [{ price: usd(0) }, { text: FREE_SHIPPING }],
  [{ price: usd(795), discountedPrice: usd(0) }, { text: FREE_SHIPPING }],
  [{ price: usd(1995), discountedPrice: usd(995) }, { amount: usd(995) }],
])('a way of delivery with %j costs %j (BSK-20)', (method, value) => {
  expect(shippingMethodValue(method)).toEqual(value)
})
