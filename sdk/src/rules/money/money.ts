import type { Money } from '../../model/money.ts'
import { wholeMinor } from './whole-minor.ts'

const DIGITS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['JPY', 0],
  ['KRW', 0],
  ['CLP', 0],
  ['BHD', 3],
  ['KWD', 3],
])

/** How many digits a currency has behind its point. */
export function minorDigits(currency: string): number {
  return DIGITS.get(currency) ?? 2
}

/** The money behind a decimal number of the wire, exact although 19.99 * 100 is not. */
export function toMoney(amount: number, currency: string): Money {
  const [digits, exponent = '0'] = String(amount).split('e')
  return { minor: wholeMinor(Number(`${digits}e${Number(exponent) + minorDigits(currency)}`)), currency }
}

/** The decimal number that the wire wants for an amount. */
export function decimalOf({ minor, currency }: Money): number {
  return minor / 10 ** minorDigits(currency)
}
