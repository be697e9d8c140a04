import type { Money } from '../../model/money.ts'
import { decimalOf } from '../money/money.ts'
import type { Activity, ActivityIdentity } from './activity.ts'
import { activityLine, type ActivityLine, type ActivityLineInput } from './activity-line.ts'

/** A station of the checkout. */
export interface CheckoutStep {
  readonly stepName: string
  readonly stepNumber: number
  readonly basketId: string
}

/** Lines were put into the cart. */
export function addToCartActivity(
  identity: ActivityIdentity,
  lines: readonly ActivityLineInput[],
): Activity<'addToCart', { products: readonly ActivityLine[] }> {
  return { name: 'addToCart', body: { products: lines.map(activityLine), ...identity } }
}

/** A checkout of the cart began, for this amount. */
export function beginCheckoutActivity(
  identity: ActivityIdentity,
  lines: readonly ActivityLineInput[],
  amount: Money,
): Activity<'beginCheckout', { products: readonly ActivityLine[]; amount: number }> {
  return {
    name: 'beginCheckout',
    body: { products: lines.map(activityLine), amount: decimalOf(amount), ...identity },
  }
}

/** A station of the checkout was reached. */
export function checkoutStepActivity(
  identity: ActivityIdentity,
  { stepName, stepNumber, basketId }: CheckoutStep,
): Activity<'checkoutStep', CheckoutStep> {
  return { name: 'checkoutStep', body: { stepName, stepNumber, basketId, ...identity } }
}
