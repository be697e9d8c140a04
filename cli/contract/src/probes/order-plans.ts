import { checkLegacyAccountContract } from '@wallart/sdk/contracts/check-legacy-account'
import { getCustomerOrdersContract } from '@wallart/sdk/contracts/get-customer-orders'
import { lookUpGuestOrderContract } from '@wallart/sdk/contracts/look-up-guest-order'
import { orderContract } from '@wallart/sdk/contracts/order'
import { checkLegacyAccount } from '@wallart/sdk/operations/check-legacy-account'
import { createOrder } from '@wallart/sdk/operations/create-order'
import { getCustomerOrders } from '@wallart/sdk/operations/get-customer-orders'
import { getOrder } from '@wallart/sdk/operations/get-order'
import { lookUpGuestOrder } from '@wallart/sdk/operations/look-up-guest-order'
import type { SiteContext } from '../model/site-context.ts'
import { createPlan, type Plan } from '../model/plan.ts'
import { GUEST_ORDER_RULES, ORDER_RULES, ORDERS_RULES } from '../rules/order-rules.ts'
import {
  asCustomer,
  asGuest,
  UNKNOWN_ID,
  positiveProbe,
  negativeProbe,
  unauthenticatedProbe,
} from './probe-builders.ts'

const UNKNOWN_HASH = '0'.repeat(32)
const orderHistoryCall = (context: SiteContext) =>
  asCustomer(context, { customerId: context.known.customerId ?? UNKNOWN_ID }, { limit: 5 })
const orderCall = (context: SiteContext) =>
  asCustomer(context, { orderNo: context.known.orderNo ?? UNKNOWN_ID })

export const ORDER_PLANS: readonly Plan[] = [
  createPlan({
    operation: lookUpGuestOrder,
    contract: lookUpGuestOrderContract,
    readBy: ['order status page', 'order-status command'],
    rules: GUEST_ORDER_RULES,
    probes: [
      positiveProbe('an order', ({ known }) => ({ query: { ...known.guestOrder } }), {
        needs: ['guestOrder'],
      }),
      negativeProbe(
        'the wrong e-mail',
        404,
        ({ known }) => ({ query: { orderId: known.guestOrder?.orderId, md5email: UNKNOWN_HASH } }),
        { needs: ['guestOrder'], kind: 'security', dialect: 'house' },
      ),
      negativeProbe(
        'unknown number',
        404,
        () => ({ query: { orderId: 'W999999999', md5email: UNKNOWN_HASH } }),
        {
          dialect: 'house',
        },
      ),
      negativeProbe('no number', 400, () => ({}), { dialect: 'house' }),
    ],
  }),
  createPlan({
    operation: getCustomerOrders,
    contract: getCustomerOrdersContract,
    readBy: ['order history'],
    rules: ORDERS_RULES,
    provides: ({ orders: [first] }) => (first ? { orderNo: first.orderNumber } : {}),
    probes: [
      positiveProbe('the first page', orderHistoryCall, { needs: ['customerToken'] }),
      negativeProbe(
        'another customer',
        [404, 403],
        context => asCustomer(context, { customerId: UNKNOWN_ID }, { limit: 5 }),
        {
          needs: ['customerToken'],
          kind: 'security',
          dialect: 'problem',
        },
      ),
      unauthenticatedProbe(orderHistoryCall),
    ],
  }),
  createPlan({
    operation: getOrder,
    contract: orderContract,
    readBy: ['order detail'],
    rules: ORDER_RULES,
    probes: [
      positiveProbe('an order', orderCall, { needs: ['customerToken', 'orderNo'] }),
      negativeProbe('unknown order', 404, context => asGuest(context, { orderNo: UNKNOWN_ID }), {
        needs: ['guestToken'],
        dialect: 'problem',
      }),
      negativeProbe(
        'the order of another customer',
        [404, 403],
        context => asGuest(context, { orderNo: context.known.orderNo ?? '' }),
        { needs: ['guestToken', 'orderNo'], kind: 'security', dialect: 'problem' },
      ),
      unauthenticatedProbe(orderCall),
    ],
  }),
  createPlan({
    operation: createOrder,
    contract: orderContract,
    readBy: ['checkout'],
    probes: [
      negativeProbe(
        'unknown basket',
        404,
        context => ({ ...asGuest(context), body: { basketId: UNKNOWN_ID } }),
        {
          needs: ['guestToken'],
          dialect: 'problem',
        },
      ),
      unauthenticatedProbe(context => ({ ...asGuest(context), body: { basketId: UNKNOWN_ID } })),
    ],
  }),
  createPlan({
    operation: checkLegacyAccount,
    contract: checkLegacyAccountContract,
    readBy: ['sign-in'],
    probes: [
      positiveProbe('an unknown address', () => ({ query: { email: 'unknown@example.com' } })),
      negativeProbe('no address', 400, () => ({}), { dialect: 'house' }),
    ],
  }),
]
