import type { Plan } from '../model/plan.ts'
import { BASKET_PLANS } from './basket-plans.ts'
import { CUSTOMER_PLANS } from './customer-plans.ts'
import { ORDER_PLANS } from './order-plans.ts'
import { PHOTO_PLANS } from './photo-plans.ts'
import { PLATFORM_PLANS } from './platform-plans.ts'
import { PRODUCT_PLANS } from './product-plans.ts'
import { RECOMMENDATION_PLANS } from './recommendation-plans.ts'
import { SEARCH_PLANS } from './search-plans.ts'
import { SESSION_PLANS } from './session-plans.ts'

/** Every operation's plan; operations that provide values for others come first. */
export const PLANS: readonly Plan[] = [
  ...SEARCH_PLANS,
  ...PRODUCT_PLANS,
  ...PLATFORM_PLANS,
  ...RECOMMENDATION_PLANS,
  ...ORDER_PLANS,
  ...CUSTOMER_PLANS,
  ...PHOTO_PLANS,
  ...BASKET_PLANS,
  ...SESSION_PLANS,
]

export function planFor(id: string): Plan | undefined {
  return PLANS.find(({ operation }) => operation.id === id)
}
