import { cartBadgeCount, summaryRows, type Basket } from '@wallart/sdk'
import type { Rule } from '../model/plan.ts'
import { issueIf } from './issue-if.ts'

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
