import { basketContract } from '@wallart/sdk/contracts/basket'
import { getShippingMethodsContract } from '@wallart/sdk/contracts/get-shipping-methods'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { transferBasketContract } from '@wallart/sdk/contracts/transfer-basket'
import { getGiftCertificateContract } from '@wallart/sdk/contracts/get-gift-certificate'
import { addBasketItems } from '@wallart/sdk/operations/add-basket-items'
import { addBasketPayment } from '@wallart/sdk/operations/add-basket-payment'
import { addCoupon } from '@wallart/sdk/operations/add-coupon'
import { createBasket } from '@wallart/sdk/operations/create-basket'
import { deleteBasket } from '@wallart/sdk/operations/delete-basket'
import { getBasket } from '@wallart/sdk/operations/get-basket'
import { addGiftCertificateItem } from '@wallart/sdk/operations/add-gift-certificate-item'
import { getGiftCertificate } from '@wallart/sdk/operations/get-gift-certificate'
import { removeGiftCertificateItem } from '@wallart/sdk/operations/remove-gift-certificate-item'
import { updateGiftCertificateItem } from '@wallart/sdk/operations/update-gift-certificate-item'
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
import { updateBasketPayment } from '@wallart/sdk/operations/update-basket-payment'
import type { SiteContext } from '../model/site-context.ts'
import { createPlan, type Plan, type Probe } from '../model/plan.ts'
import { BASKET_RULES, BASKET_WRITE_RULES } from '../rules/basket-rules.ts'
import { WRITTEN_CURRENCY } from '../rules/written-rules.ts'
import { asGuest, UNKNOWN_ID, positiveProbe, negativeProbe, unauthenticatedProbe } from './probe-builders.ts'

const IDS = {
  itemId: UNKNOWN_ID,
  giftCertificateItemId: UNKNOWN_ID,
  couponItemId: UNKNOWN_ID,
  paymentInstrumentId: UNKNOWN_ID,
  shipmentId: 'me',
}
const basketCall = (context: SiteContext, basketId = context.known.basketId ?? UNKNOWN_ID) =>
  asGuest(context, { basketId, ...IDS })

const BASKET_WRITES = [
  addBasketItems,
  addBasketPayment,
  addCoupon,
  addGiftCertificateItem,
  removeBasketItem,
  removeBasketPayment,
  removeCoupon,
  removeGiftCertificateItem,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  updateBasket,
  updateBasketCustomer,
  updateBasketItem,
  updateBasketPayment,
  updateGiftCertificateItem,
]

const knownGiftCard = (context: SiteContext) => ({
  ...asGuest(context),
  body: { giftCertificateCode: context.known.giftCard },
})
const unknownGiftCard = (context: SiteContext) => ({
  ...asGuest(context),
  body: { giftCertificateCode: UNKNOWN_ID },
})

export const BASKET_PLANS: readonly Plan[] = [
  createPlan({
    operation: getGiftCertificate,
    contract: getGiftCertificateContract,
    readBy: ['gift cards'],
    probes: [
      positiveProbe('a gift card', knownGiftCard, { needs: ['guestToken', 'giftCard'] }),
      negativeProbe('unknown gift card', 404, unknownGiftCard, { needs: ['guestToken'], dialect: 'problem' }),
      unauthenticatedProbe(unknownGiftCard),
    ],
  }),
  createPlan({
    operation: getBasket,
    contract: basketContract,
    readBy: ['cart', 'checkout'],
    rules: BASKET_RULES,
    probes: basketProbes(getBasket),
  }),
  createPlan({
    operation: getShippingMethods,
    contract: getShippingMethodsContract('USD'),
    readBy: ['checkout'],
    probes: basketProbes(getShippingMethods),
  }),
  ...BASKET_WRITES.map(operation =>
    createPlan({
      operation,
      contract: basketContract,
      readBy: ['cart', 'checkout'],
      rules: [...BASKET_RULES, ...[BASKET_WRITE_RULES[operation.id] ?? []].flat()],
      probes: basketProbes(operation),
    }),
  ),
  createPlan({
    operation: createBasket,
    contract: basketContract,
    readBy: ['cart'],
    rules: [...BASKET_RULES, WRITTEN_CURRENCY],
    probes: [unauthenticatedProbe(context => ({ ...asGuest(context), body: {} }))],
  }),
  createPlan({
    operation: deleteBasket,
    contract: emptyContract,
    readBy: [],
    ignoresBody: true,
    probes: basketProbes(deleteBasket),
  }),
  createPlan({
    operation: mergeBaskets,
    contract: basketContract,
    readBy: ['sign-in'],
    rules: BASKET_RULES,
    probes: [unauthenticatedProbe(context => asGuest(context))],
  }),
  createPlan({
    operation: transferBasket,
    contract: transferBasketContract,
    readBy: ['sign-in'],
    probes: [unauthenticatedProbe(context => asGuest(context))],
  }),
]

function basketProbes(operation: Operation): readonly Probe[] {
  const unknownBasket = (context: SiteContext) => ({
    ...basketCall(context, UNKNOWN_ID),
    ...(operation.body && { body: {} }),
  })
  const existingBasket = positiveProbe('the basket of the guest', context => basketCall(context), {
    needs: ['guestToken', 'basketId'],
  })
  return [
    ...(operation.effect === 'read' ? [existingBasket] : []),
    negativeProbe('unknown basket', [404, 400], unknownBasket, { needs: ['guestToken'], dialect: 'problem' }),
    unauthenticatedProbe(unknownBasket),
  ]
}
