// first-order.ts
import { parseBasketLine, selectedVariant, type Credentials } from '@wallart/sdk'
import type { Storefront } from '@wallart/sdk/storefront'
import { buy, type AskedOrder, type CheckoutForm, type CheckoutResult } from './checkout.ts'

/** Puts a work into the shopper's basket; undefined where it cannot be bought. */
export async function addWork(storefront: Storefront, upi: string) {
  const variant = selectedVariant(await storefront.works.group({ upi }))
  const line = variant && parseBasketLine(variant)
  return line?.ok ? storefront.basket.add([line.value]) : undefined
}

/** Signs a customer in, whose guest's basket comes along, and buys what is in it; without credentials a guest buys. */
export async function orderBasket(
  storefront: Storefront,
  form: CheckoutForm,
  asked: AskedOrder,
  credentials?: Credentials,
): Promise<CheckoutResult> {
  // { username: 'ada@example.com', password }; a wrong password is an `SdkError` with the code `unauthorized`.
  if (credentials) await storefront.signIn.withPassword(credentials)
  return buy(storefront.checkout, form, asked)
}
