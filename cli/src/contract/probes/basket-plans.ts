import { basketContract } from '@wallart/sdk/contracts/basket'
import { getShippingMethodsContract } from '@wallart/sdk/contracts/get-shipping-methods'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { transferBasketContract } from '@wallart/sdk/contracts/transfer-basket'
import { addBasketItems } from '@wallart/sdk/operations/add-basket-items'
import { addBasketPayment } from '@wallart/sdk/operations/add-basket-payment'
import { addCoupon } from '@wallart/sdk/operations/add-coupon'
import { createBasket } from '@wallart/sdk/operations/create-basket'
import { deleteBasket } from '@wallart/sdk/operations/delete-basket'
import { getBasket } from '@wallart/sdk/operations/get-basket'
import { getShippingMethods } from '@wallart/sdk/operations/get-shipping-methods'
import { mergeBaskets } from '@wallart/sdk/operations/merge-baskets'
import type { Operation } from '@wallart/sdk/operations/operation'
import { removeBasketItem } from '@wallart/sdk/operations/remove-basket-item'
import { removeBasketPayment } from '@wallart/sdk/operations/remove-basket-payment'
import { removeCoupon } from '@wallart/sdk/operations/remove-coupon'
import { setBillingAddress } from '@wallart/sdk/operations/set-billing-address'
import { setShippingAddress } from '@wallart/sdk/operations/set-shipping-address'
import { setShippingMethod } from '@wallart/sdk/operations/set-shipping-method'
import { transferBasket } from '@wallart/sdk/operations/transfer-basket'
import { updateBasket } from '@wallart/sdk/operations/update-basket'
import { updateBasketCustomer } from '@wallart/sdk/operations/update-basket-customer'
import { updateBasketItem } from '@wallart/sdk/operations/update-basket-item'
import type { Scene } from '../known.ts'
import { planOf, type Plan, type Probe } from '../plan.ts'
import { BASKET_RULES } from '../rules/basket-rules.ts'
import { asGuest, NOBODY, positive, refused, withoutToken } from './ask.ts'

const IDS = { itemId: NOBODY, couponItemId: NOBODY, paymentInstrumentId: NOBODY, shipmentId: 'me' }
const ofBasket = (scene: Scene, basketId = scene.known.basketId ?? NOBODY) =>
  asGuest(scene, { basketId, ...IDS })

const CHANGES = [
  addBasketItems,
  addBasketPayment,
  addCoupon,
  removeBasketItem,
  removeBasketPayment,
  removeCoupon,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  updateBasket,
  updateBasketCustomer,
  updateBasketItem,
]

/** Baskets and what changes them. */
export const BASKET_PLANS: readonly Plan[] = [
  planOf({
    operation: getBasket,
    contract: basketContract,
    readBy: ['cart', 'checkout'],
    rules: BASKET_RULES,
    probes: probesOf(getBasket),
  }),
  planOf({
    operation: getShippingMethods,
    contract: getShippingMethodsContract('USD'),
    readBy: ['checkout'],
    probes: probesOf(getShippingMethods),
  }),
  ...CHANGES.map(operation =>
    planOf({
      operation,
      contract: basketContract,
      readBy: ['cart', 'checkout'],
      rules: BASKET_RULES,
      probes: probesOf(operation),
    }),
  ),
  planOf({
    operation: createBasket,
    contract: basketContract,
    readBy: ['cart'],
    rules: BASKET_RULES,
    probes: [withoutToken(scene => ({ ...asGuest(scene), body: {} }))],
  }),
  planOf({
    operation: deleteBasket,
    contract: emptyContract,
    readBy: [],
    unread: true,
    probes: probesOf(deleteBasket),
  }),
  planOf({
    operation: mergeBaskets,
    contract: basketContract,
    readBy: ['sign-in'],
    rules: BASKET_RULES,
    probes: [withoutToken(scene => asGuest(scene))],
  }),
  planOf({
    operation: transferBasket,
    contract: transferBasketContract,
    readBy: ['sign-in'],
    probes: [withoutToken(scene => asGuest(scene))],
  }),
]

function probesOf(operation: Operation): readonly Probe[] {
  const unknown = (scene: Scene) => ({ ...ofBasket(scene, NOBODY), ...(operation.body && { body: {} }) })
  const found = positive('the basket of the guest', scene => ofBasket(scene), {
    needs: ['guestToken', 'basketId'],
  })
  return [
    ...(operation.effect === 'read' ? [found] : []),
    refused('unknown basket', [404, 400], unknown, { needs: ['guestToken'], dialect: 'problem' }),
    withoutToken(unknown),
  ]
}
