import { orderStage, orderView, type CustomerOrders, type GuestOrder } from '@wallart/sdk'
import type { Rule, RuleComplaint } from '../plan.ts'
import { complainIf } from './complain.ts'

/** What the fields that the rules complain of are called on the wire. */
interface OrderNames {
  readonly date: string
  readonly line: (at: number) => string
}

const GUEST: OrderNames = { date: '/orderDate', line: at => `/items/${at}/statuses` }
const CUSTOMER: OrderNames = { date: '/creationDate', line: at => `/productItems/${at}/c_statuses` }

/** What the order pages do with an order of a customer: its view and its stage. */
export const ORDER_RULES: readonly Rule<GuestOrder>[] = orderRules(CUSTOMER, '')

/** The same for the answer of the lookup without an account, which may say that there is none. */
export const GUEST_ORDER_RULES: readonly Rule<GuestOrder | undefined>[] = [
  {
    name: 'order',
    check: order => complainIf(order === undefined, '/orderNumber', 'the answer names no order'),
  },
  {
    name: 'asked-for order',
    check: (order, { call }) =>
      complainIf(
        order !== undefined && order.orderNumber !== call.query?.['orderId'],
        '/orderNumber',
        'the answer is another order',
        { kind: 'security', severity: 'critical' },
      ),
  },
  ...orderRules(GUEST, '').map(({ name, check }): Rule<GuestOrder | undefined> => ({
    name,
    check: (order, requested) => (order ? check(order, requested) : []),
  })),
]

/** What the order history does with a page of orders. */
export const ORDERS_RULES: readonly Rule<CustomerOrders>[] = [
  {
    name: 'order history',
    check: ({ orders, total, offset }, requested) => [
      ...complainIf(total < offset + orders.length, '/total', 'there are more orders than the total says'),
      ...orders.flatMap((order, at) =>
        orderRules(CUSTOMER, `/data/${at}`).flatMap(({ check }) => check(order, requested)),
      ),
    ],
  },
]

function orderRules({ date, line }: OrderNames, below: string): readonly Rule<GuestOrder>[] {
  return [
    {
      name: 'order view',
      check: (order, { scene }) => {
        const view = orderView(order, scene.locale)
        const isNone = view.date === '' || view.date.includes('Invalid')
        return complainIf(isNone, below + date, 'the date is none')
      },
    },
    {
      name: 'order stage',
      check: ({ status, items }) => [
        ...stageOf(status, `${below}/status`),
        ...items.flatMap(({ statuses }, at) => statuses.flatMap(each => stageOf(each, below + line(at)))),
      ],
    },
  ]
}

function stageOf(status: string, pointer: string): readonly RuleComplaint[] {
  return complainIf(orderStage(status) === 'unknown', pointer, 'a status that the shop shows as it is', {
    kind: 'enum',
    severity: 'info',
  })
}
