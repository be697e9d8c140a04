import type { Money } from '../../model/money.ts'

/** Both amounts together, or undefined when their currencies differ. */
export function addMoney(one: Money, other: Money): Money | undefined {
  if (one.currency !== other.currency) return undefined
  return { minor: one.minor + other.minor, currency: one.currency }
}

/** All amounts together, nothing for none, or undefined when one of them is in another currency. */
export function sumMoney(amounts: readonly Money[], currency: string): Money | undefined {
  let sum: Money | undefined = { minor: 0, currency }
  for (const amount of amounts) sum = sum && addMoney(sum, amount)
  return sum
}
