import type { Money } from '../../model/money.ts'

/** Both amounts together, or undefined when their currencies differ. */
export function addMoney(one: Money, other: Money): Money | undefined {
  if (one.currency !== other.currency) return undefined
  return { ...one, minor: one.minor + other.minor }
}

/**
 * All amounts together, nothing for none, or undefined when one of them is in another currency.
 *
 * @example
 * const items = [{ minor: 1099, currency: 'USD' }, { minor: 8599, currency: 'USD' }]
 * sumMoney(items, 'USD') // { minor: 9698, currency: 'USD' }
 */
export function sumMoney(amounts: readonly Money[], currency: string): Money | undefined {
  return amounts.reduce<Money | undefined>((sum, amount) => sum && addMoney(sum, amount), {
    minor: 0,
    currency,
  })
}
