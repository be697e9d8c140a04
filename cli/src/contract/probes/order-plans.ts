import { checkLegacyAccountContract } from '@wallart/sdk/contracts/check-legacy-account'
import { getCustomerOrdersContract } from '@wallart/sdk/contracts/get-customer-orders'
import { lookUpGuestOrderContract } from '@wallart/sdk/contracts/look-up-guest-order'
import { orderContract } from '@wallart/sdk/contracts/order'
import { checkLegacyAccount } from '@wallart/sdk/operations/check-legacy-account'
import { createOrder } from '@wallart/sdk/operations/create-order'
import { getCustomerOrders } from '@wallart/sdk/operations/get-customer-orders'
import { getOrder } from '@wallart/sdk/operations/get-order'
import { lookUpGuestOrder } from '@wallart/sdk/operations/look-up-guest-order'
import type { Scene } from '../known.ts'
import { planOf, type Plan } from '../plan.ts'
import { GUEST_ORDER_RULES, ORDER_RULES, ORDERS_RULES } from '../rules/order-rules.ts'
import { asCustomer, asGuest, NOBODY, positive, refused, withoutToken } from './ask.ts'

const NO_HASH = '0'.repeat(32)
const history = (scene: Scene) =>
  asCustomer(scene, { customerId: scene.known.customerId ?? NOBODY }, { limit: 5 })
const order = (scene: Scene) => asCustomer(scene, { orderNo: scene.known.orderNo ?? NOBODY })

/** Orders, with an account and without, and the question for accounts of the old shop. */
export const ORDER_PLANS: readonly Plan[] = [
  planOf({
    operation: lookUpGuestOrder,
    contract: lookUpGuestOrderContract,
    readBy: ['order status page', 'cli order-status'],
    rules: GUEST_ORDER_RULES,
    probes: [
      positive('an order', ({ known }) => ({ query: { ...known.guestOrder } }), { needs: ['guestOrder'] }),
      refused(
        'the wrong e-mail',
        404,
        ({ known }) => ({ query: { orderId: known.guestOrder?.orderId, md5email: NO_HASH } }),
        { needs: ['guestOrder'], kind: 'security', dialect: 'house' },
      ),
      refused('unknown number', 404, () => ({ query: { orderId: 'W999999999', md5email: NO_HASH } }), {
        dialect: 'house',
      }),
      refused('no number', 400, () => ({}), { dialect: 'house' }),
    ],
  }),
  planOf({
    operation: getCustomerOrders,
    contract: getCustomerOrdersContract,
    readBy: ['order history'],
    rules: ORDERS_RULES,
    teaches: ({ orders: [first] }) => (first ? { orderNo: first.orderNumber } : {}),
    probes: [
      positive('the first page', history, { needs: ['customerToken'] }),
      refused('somebody else', [404, 403], scene => asCustomer(scene, { customerId: NOBODY }, { limit: 5 }), {
        needs: ['customerToken'],
        kind: 'security',
        dialect: 'problem',
      }),
      withoutToken(history),
    ],
  }),
  planOf({
    operation: getOrder,
    contract: orderContract,
    readBy: ['order detail'],
    rules: ORDER_RULES,
    probes: [
      positive('an order', order, { needs: ['customerToken', 'orderNo'] }),
      refused('unknown order', 404, scene => asGuest(scene, { orderNo: NOBODY }), {
        needs: ['guestToken'],
        dialect: 'problem',
      }),
      refused(
        'the order of somebody else',
        [404, 403],
        scene => asGuest(scene, { orderNo: scene.known.orderNo ?? '' }),
        { needs: ['guestToken', 'orderNo'], kind: 'security', dialect: 'problem' },
      ),
      withoutToken(order),
    ],
  }),
  planOf({
    operation: createOrder,
    contract: orderContract,
    readBy: ['checkout'],
    probes: [
      refused('unknown basket', 404, scene => ({ ...asGuest(scene), body: { basketId: NOBODY } }), {
        needs: ['guestToken'],
        dialect: 'problem',
      }),
      withoutToken(scene => ({ ...asGuest(scene), body: { basketId: NOBODY } })),
    ],
  }),
  planOf({
    operation: checkLegacyAccount,
    contract: checkLegacyAccountContract,
    readBy: ['sign-in'],
    probes: [
      positive('an unknown address', () => ({ query: { email: 'nobody@example.com' } })),
      refused('no address', 400, () => ({}), { dialect: 'house' }),
    ],
  }),
]
