import type { Money } from '../../model/money.ts'

/** An amount taken so many times or in such a part, rounded to the smallest unit with halves away from zero. */
export function multiplyMoney({ minor, currency }: Money, factor: number): Money {
  // Fifteen digits drop the noise of 50 * 0.29 = 14.499999999999998.
  const size = Math.round(Number(Math.abs(minor * factor).toPrecision(15)))
  return { minor: minor * factor < 0 ? 0 - size : size, currency }
}
