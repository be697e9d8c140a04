import { cartBadgeCount, summaryRows, type Basket } from '@wallart/sdk'
import { addBasketItems } from '@wallart/sdk/operations/add-basket-items'
import { addBasketPayment } from '@wallart/sdk/operations/add-basket-payment'
import { addCoupon } from '@wallart/sdk/operations/add-coupon'
import { addGiftCertificateItem } from '@wallart/sdk/operations/add-gift-certificate-item'
import { removeBasketItem } from '@wallart/sdk/operations/remove-basket-item'
import { removeBasketPayment } from '@wallart/sdk/operations/remove-basket-payment'
import { removeCoupon } from '@wallart/sdk/operations/remove-coupon'
import { removeGiftCertificateItem } from '@wallart/sdk/operations/remove-gift-certificate-item'
import { setBillingAddress } from '@wallart/sdk/operations/set-billing-address'
import { setShippingAddress } from '@wallart/sdk/operations/set-shipping-address'
import { setShippingMethod } from '@wallart/sdk/operations/set-shipping-method'
import { updateBasket } from '@wallart/sdk/operations/update-basket'
import { updateBasketCustomer } from '@wallart/sdk/operations/update-basket-customer'
import { updateBasketItem } from '@wallart/sdk/operations/update-basket-item'
import { updateBasketPayment } from '@wallart/sdk/operations/update-basket-payment'
import { updateGiftCertificateItem } from '@wallart/sdk/operations/update-gift-certificate-item'
import { fieldOf } from '../json/field-of.ts'
import type { Rule } from '../model/plan.ts'
import { issueIf } from './issue-if.ts'
import {
  WRITTEN_BILLING_ADDRESS,
  WRITTEN_CARD,
  WRITTEN_CURRENCY,
  WRITTEN_EMAIL,
  WRITTEN_GIFT_CARD,
  WRITTEN_PAYMENT,
  WRITTEN_SHIPPING_ADDRESS,
  WRITTEN_SHIPPING_METHOD,
} from './written-rules.ts'

export const BASKET_RULES: readonly Rule<Basket>[] = [
  {
    name: 'asked-for basket',
    check: ({ basketId }, { call }) => {
      const requested = call.path?.['basketId']
      return issueIf(
        requested !== undefined && requested !== basketId,
        '/basketId',
        'the answer is another basket',
        {
          kind: 'security',
          severity: 'critical',
        },
      )
    },
  },
  {
    name: 'order summary',
    check: basket => {
      const currencies = [
        basket.productTotal,
        basket.orderTotal,
        ...basket.productItems.map(({ price }) => price),
      ]
      return [
        ...issueIf(summaryRows(basket).length === 0, '', 'the summary is empty'),
        ...issueIf(
          currencies.some(money => money !== undefined && money.currency !== basket.currency),
          '/currency',
          'its prices are in several currencies',
        ),
      ]
    },
  },
  {
    name: 'cart badge',
    check: ({ productItems }) => {
      cartBadgeCount(productItems)
      return []
    },
  },
]

/** What a write to a basket leaves in it, by operation. */
export const BASKET_WRITE_RULES: Readonly<Record<string, Rule<Basket> | readonly Rule<Basket>[]>> = {
  [addBasketItems.id]: {
    name: 'written lines',
    // A check adds to baskets that it has just created.
    check: ({ productItems }, { call: { body } }) =>
      (Array.isArray(body) ? body : []).flatMap((sent: unknown) => {
        const line = productItems.find(({ productId }) => productId === fieldOf(sent, 'productId'))
        if (!line) return issueIf(true, '/productItems/*/productId', 'what was sent is not there')
        const isOther = line.quantity !== fieldOf(sent, 'quantity')
        return issueIf(isOther, '/productItems/*/quantity', 'it is not what was sent')
      }),
  },
  [addCoupon.id]: {
    name: 'written coupon',
    check: ({ couponItems }, { siteContext: { isRecorded }, call: { body } }) => {
      const sent = String(fieldOf(body, 'code')).toUpperCase()
      // Who checks a recording may have another code than the run had.
      const isThere = couponItems.some(({ code }) => isRecorded || code.toUpperCase() === sent)
      return issueIf(!isThere, '/couponItems', 'the code that was sent is not there')
    },
  },
  [addGiftCertificateItem.id]: WRITTEN_GIFT_CARD,
  [updateGiftCertificateItem.id]: WRITTEN_GIFT_CARD,
  [setShippingAddress.id]: WRITTEN_SHIPPING_ADDRESS,
  [setBillingAddress.id]: WRITTEN_BILLING_ADDRESS,
  [addBasketPayment.id]: [WRITTEN_PAYMENT, WRITTEN_CARD],
  [updateBasketPayment.id]: WRITTEN_PAYMENT,
  [setShippingMethod.id]: WRITTEN_SHIPPING_METHOD,
  [updateBasket.id]: WRITTEN_CURRENCY,
  [updateBasketCustomer.id]: WRITTEN_EMAIL,
  [updateBasketItem.id]: {
    name: 'written quantity',
    check: ({ productItems }, { call }) => {
      const line = productItems.find(({ itemId }) => itemId === call.path?.['itemId'])
      const quantity = fieldOf(call.body, 'quantity')
      return issueIf(line?.quantity !== quantity, '/productItems/*/quantity', 'it is not what was sent')
    },
  },
  [removeBasketItem.id]: removalRule('itemId', '/productItems', ({ productItems }) =>
    productItems.map(({ itemId }) => itemId),
  ),
  [removeCoupon.id]: removalRule('couponItemId', '/couponItems', ({ couponItems }) =>
    couponItems.map(({ couponItemId }) => couponItemId),
  ),
  [removeBasketPayment.id]: removalRule('paymentInstrumentId', '/paymentInstruments', basket =>
    basket.paymentInstruments.map(({ paymentInstrumentId }) => paymentInstrumentId),
  ),
  [removeGiftCertificateItem.id]: removalRule('giftCertificateItemId', '/giftCertificateItems', basket =>
    basket.giftCards.map(({ giftCardItemId }) => giftCardItemId),
  ),
}

function removalRule(
  parameter: string,
  pointer: string,
  idsOf: (basket: Basket) => readonly string[],
): Rule<Basket> {
  return {
    name: 'removed entry',
    check: (basket, { call }) =>
      issueIf(
        idsOf(basket).includes(call.path?.[parameter] ?? ''),
        pointer,
        'what was removed is still there',
      ),
  }
}
