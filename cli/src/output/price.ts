import { formatMoney, type Money } from '@wallart/sdk'

/** An amount for programs and people. */
export interface Price extends Money {
  readonly text: string
}

/** An amount with its text in a locale. */
export function toPrice(money: Money, locale: string): Price {
  return { ...money, text: formatMoney(money, locale).replaceAll('\u00a0', ' ') }
}
