import type { Money } from '../model/money.ts'
import { toMoney } from '../rules/money/money.ts'
import { refine } from './refine.ts'
import * as z from './schema.ts'

/** No amount of the shop is beyond this, so that an absurd one is refused instead of shown. */
export const MAX_AMOUNT = 1e9

export const amount = /* @__PURE__ */ z.number(
  /* @__PURE__ */ refine(decimal => Math.abs(decimal) <= MAX_AMOUNT),
)

export const maybeAmount = /* @__PURE__ */ z.nullish(amount)

/** Of what an order is shown with: what is no amount is none, and takes nothing else away. */
export function readMoney(value: unknown, currency: string): Money | undefined {
  return typeof value === 'number' && Math.abs(value) <= MAX_AMOUNT ? toMoney(value, currency) : undefined
}

export function maybeMoney(decimal: number | null | undefined, currency: string): Money | undefined {
  return typeof decimal === 'number' ? toMoney(decimal, currency) : undefined
}
