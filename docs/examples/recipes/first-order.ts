// first-order.ts
import { parseBasketLine, selectedVariant, type Basket, type Credentials } from '@wallart/sdk'
import type { Storefront } from '@wallart/sdk/storefront'
import { answerOnce, buy, type AskedOrder, type CheckoutForm, type CheckoutResult } from './checkout.ts'

/** Puts a work into the shopper's basket, once for each click; undefined where it cannot be bought. */
export async function addWork(storefront: Storefront, upi: string, clickId: string) {
  const variant = selectedVariant(await storefront.works.group({ upi }))
  const line = variant && parseBasketLine(variant)
  return line?.ok ? storefront.basket.add([line.value], { idempotencyKey: clickId }) : undefined
}

/** Signs a customer in, whose guest's basket comes along, and buys what was shown; without credentials a guest buys. */
export function orderBasket(
  storefront: Storefront,
  shown: Basket,
  form: CheckoutForm,
  asked: AskedOrder,
  credentials?: Credentials,
): Promise<CheckoutResult> {
  return answerOnce(asked, async () => {
    // Where the amounts were shown the customer is signed in already, unless their session has ended.
    if (credentials && !(asked.shown && (await isSignedIn(storefront)))) {
      // { username: 'ada@example.com', password }; a wrong password is an `SdkError` with the code `unauthorized`.
      const { merge } = await storefront.signIn.withPassword(credentials)
      // `storefront.basket.mergeAfterLogin({ customerType: 'guest', basket: 'unknown' })` tries again.
      if (!merge.ok) return { kind: 'unmerged', message: merge.error.message }
    }
    const basket = await storefront.basket.current()
    // The customer may have had a basket: the page shows this one before it is paid.
    if (basket && contents(basket) !== contents(shown)) return { kind: 'changed', basket }
    // A click that comes before the page shows the amounts confirms none.
    if (basket && asked.shown) asked.shown = shown
    return buy(storefront.checkout, form, asked)
  })
}

async function isSignedIn(storefront: Storefront): Promise<boolean> {
  return (await storefront.session()).customerType === 'registered'
}

/** The works of a basket and what they cost. */
function contents({ productItems, giftCards, productTotal }: Basket): string {
  const works = productItems.map(({ productId, upi, quantity }) => [productId, upi, quantity])
  return JSON.stringify([works, giftCards.map(({ amount }) => amount), productTotal])
}
