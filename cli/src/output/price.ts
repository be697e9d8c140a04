import { formatMoney, type Money } from '@wallart/sdk'

export interface Price extends Money {
  readonly text: string
}

export function toPrice(money: Money, locale: string): Price {
  return { ...money, text: formatMoney(money, locale).replaceAll('\u00a0', ' ') }
}
