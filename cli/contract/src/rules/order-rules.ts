import { orderStage, orderView, type CustomerOrders, type GuestOrder } from '@wallart/sdk'
import { quotedWord } from '../json/quoted-word.ts'
import type { Rule, RuleIssue } from '../model/plan.ts'
import { issueIf } from './issue-if.ts'

interface OrderPointers {
  readonly date: string
  readonly line: (at: number) => string
}

const GUEST_POINTERS: OrderPointers = { date: '/orderDate', line: at => `/items/${at}/statuses` }
const CUSTOMER_POINTERS: OrderPointers = {
  date: '/creationDate',
  line: at => `/productItems/${at}/c_statuses`,
}

export const ORDER_RULES: readonly Rule<GuestOrder>[] = orderRules(CUSTOMER_POINTERS, '')

export const GUEST_ORDER_RULES: readonly Rule<GuestOrder | undefined>[] = [
  {
    name: 'order',
    check: order => issueIf(order === undefined, '/orderNumber', 'the response contains no order'),
  },
  {
    name: 'asked-for order',
    check: (order, { call }) =>
      issueIf(
        order !== undefined && order.orderNumber !== call.query?.['orderId'],
        '/orderNumber',
        'the answer is another order',
        { kind: 'security', severity: 'critical' },
      ),
  },
  ...orderRules(GUEST_POINTERS, '').map(({ name, check }): Rule<GuestOrder | undefined> => ({
    name,
    check: (order, requested) => (order ? check(order, requested) : []),
  })),
]

export const ORDERS_RULES: readonly Rule<CustomerOrders>[] = [
  {
    name: 'order history',
    check: ({ orders, total, offset }, requested) => [
      ...issueIf(total < offset + orders.length, '/total', 'there are more orders than the total'),
      ...orders.flatMap((order, at) =>
        orderRules(CUSTOMER_POINTERS, `/data/${at}`).flatMap(({ check }) => check(order, requested)),
      ),
    ],
  },
]

function orderRules({ date, line }: OrderPointers, prefix: string): readonly Rule<GuestOrder>[] {
  return [
    {
      name: 'order view',
      check: (order, { siteContext }) => {
        const view = orderView(order, siteContext.locale)
        const isNone = view.date === '' || view.date.includes('Invalid')
        return issueIf(isNone, prefix + date, 'the date is invalid')
      },
    },
    {
      name: 'order stage',
      check: ({ status, items }) => [
        ...stageIssues(status, `${prefix}/status`),
        ...items.flatMap(({ statuses }, at) =>
          statuses.flatMap(each => stageIssues(each, prefix + line(at))),
        ),
      ],
    },
  ]
}

function stageIssues(status: string, pointer: string): readonly RuleIssue[] {
  const name = quotedWord(status, 'a status')
  return issueIf(orderStage(status) === 'unknown', pointer, `${name} is unknown, and shown as is`, {
    kind: 'enum',
    severity: 'info',
  })
}
