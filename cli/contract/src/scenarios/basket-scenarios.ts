import { maskedCardPayload, seenOrder } from '@wallart/sdk'
import { createBasketCheckoutClient } from '@wallart/sdk/clients/basket-checkout'
import { createCustomerBasketsClient } from '@wallart/sdk/clients/customer-baskets'
import { createBasketsClient, type BasketsClient } from '@wallart/sdk/clients/baskets'
import { basketContract } from '@wallart/sdk/contracts/basket'
import { getCustomerBasketsContract } from '@wallart/sdk/contracts/get-customer-baskets'
import { getShippingMethodsContract } from '@wallart/sdk/contracts/get-shipping-methods'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { transferBasketContract } from '@wallart/sdk/contracts/transfer-basket'
import type { Http } from '@wallart/sdk/http'
import { addBasketItems } from '@wallart/sdk/operations/add-basket-items'
import { addBasketPayment } from '@wallart/sdk/operations/add-basket-payment'
import { addCoupon } from '@wallart/sdk/operations/add-coupon'
import { createBasket } from '@wallart/sdk/operations/create-basket'
import { deleteBasket } from '@wallart/sdk/operations/delete-basket'
import { getBasket } from '@wallart/sdk/operations/get-basket'
import { getCustomerBaskets } from '@wallart/sdk/operations/get-customer-baskets'
import { getShippingMethods } from '@wallart/sdk/operations/get-shipping-methods'
import { removeBasketItem } from '@wallart/sdk/operations/remove-basket-item'
import { removeBasketPayment } from '@wallart/sdk/operations/remove-basket-payment'
import { removeCoupon } from '@wallart/sdk/operations/remove-coupon'
import { setBillingAddress } from '@wallart/sdk/operations/set-billing-address'
import { setShippingAddress } from '@wallart/sdk/operations/set-shipping-address'
import { setShippingMethod } from '@wallart/sdk/operations/set-shipping-method'
import { updateBasket } from '@wallart/sdk/operations/update-basket'
import { updateBasketCustomer } from '@wallart/sdk/operations/update-basket-customer'
import { updateBasketItem } from '@wallart/sdk/operations/update-basket-item'
import { updateBasketPayment } from '@wallart/sdk/operations/update-basket-payment'
import { withCleanup } from './with-cleanup.ts'
import { CHECK_EMAIL, SAMPLE_ADDRESS, SAMPLE_CARD } from './samples.ts'
import type { Scenario, ScenarioContext } from './scenario.ts'

export function createScenarioBaskets(http: Http, { scope }: ScenarioContext): BasketsClient {
  return createBasketsClient(http, {
    ...scope,
    contracts: {
      basket: basketContract,
      transferred: transferBasketContract,
      empty: emptyContract,
    },
  })
}

export const BASKET: Scenario = {
  name: 'basket',
  kind: 'undoable',
  covers: [
    createBasket,
    getBasket,
    getCustomerBaskets,
    addBasketItems,
    updateBasketItem,
    updateBasket,
    updateBasketCustomer,
    addCoupon,
    removeCoupon,
    removeBasketItem,
    deleteBasket,
  ],
  needs: ['guestToken', 'productId'],
  async run(context) {
    const baskets = createScenarioBaskets(context.guest, context)
    const { basketId } = await openBasket(baskets, context)
    // A shopper without a basket is answered without a list, which tells nothing of it.
    await createCustomerBasketsClient(context.guest, {
      ...context.scope,
      contracts: { baskets: getCustomerBasketsContract },
    }).baskets(context.siteContext.known.guestId ?? '')
    const filled = await baskets.addItems(basketId, [sampleLine(context)])
    const [line] = filled.productItems
    if (line) await baskets.updateItem(basketId, line.itemId, 2)
    await baskets.setCurrency(basketId, context.siteContext.currency)
    await baskets.setEmail(basketId, CHECK_EMAIL)
    await baskets.addCoupon(basketId, context.target.coupon ?? 'CONTRACT-CHECK')
    const { couponItems } = await baskets.get(basketId)
    const [coupon] = couponItems
    if (coupon) await baskets.removeCoupon(basketId, coupon.couponItemId)
    if (line) await baskets.removeItem(basketId, line.itemId)
  },
}

/** Stops before the order is placed. */
export const CHECKOUT: Scenario = {
  name: 'checkout',
  kind: 'undoable',
  covers: [
    getShippingMethods,
    setShippingAddress,
    setBillingAddress,
    setShippingMethod,
    addBasketPayment,
    updateBasketPayment,
    removeBasketPayment,
  ],
  alsoCalls: [createBasket, addBasketItems, deleteBasket],
  needs: ['guestToken', 'productId'],
  async run(context) {
    const baskets = createScenarioBaskets(context.guest, context)
    const basket = await openBasket(baskets, context)
    const { basketId } = basket
    const checkout = createBasketCheckoutClient(context.guest, {
      ...context.scope,
      contracts: {
        basket: basketContract,
        shippingMethods: getShippingMethodsContract,
      },
    })
    await baskets.addItems(basketId, [sampleLine(context)])
    await checkout.setShippingAddress(basketId, SAMPLE_ADDRESS)
    await checkout.setBillingAddress(basketId, SAMPLE_ADDRESS)
    const { methods } = await checkout.shippingMethods(basket)
    const [method] = methods
    if (method) await checkout.setShippingMethod(basketId, method.id)
    const seen = seenOrder(await checkout.addPayment(basketId, maskedCardPayload(SAMPLE_CARD)))
    if (!seen?.payment) return
    const { paymentInstrumentId, amount } = seen.payment
    await checkout.setPaymentAmount(basketId, paymentInstrumentId, amount)
    await checkout.removePayment(basketId, paymentInstrumentId)
  },
}

function openBasket(baskets: BasketsClient, context: ScenarioContext) {
  return withCleanup(context, 'a basket', {
    create: () => baskets.create(context.siteContext.currency),
    idOf: ({ basketId }) => basketId,
    remove: id => baskets.delete(id),
  })
}

function sampleLine({ siteContext }: ScenarioContext) {
  return { productId: siteContext.known.productId ?? '', quantity: 1, custom: {} }
}
