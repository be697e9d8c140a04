import type { Money } from '../../model/money.ts'
import { dollars } from './dollars.ts'
import { decimalOf, minorDigits } from './money.ts'

let latest: { readonly key: string; readonly format: Intl.NumberFormat | undefined } | undefined

function newFormat(locale: string, currency: string): Intl.NumberFormat | undefined {
  const digits = minorDigits(currency)
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  } catch {
    return undefined
  }
}

// A new Intl.NumberFormat costs sixty times what formatting does, and a page formats many prices in a row.
function moneyFormat(locale: string, currency: string): Intl.NumberFormat | undefined {
  const key = `${locale} ${currency}`
  if (latest?.key !== key) latest = { key, format: newFormat(locale, currency) }
  return latest.format
}

/** An amount as the shoppers of a locale read it, letter for letter the same on servers and in browsers. */
export function formatMoney(money: Money, locale: string): string {
  // The first Intl.NumberFormat of a page takes a phone a tenth of a second, so that the usual money goes without.
  return dollars(money, locale) ?? byIntl(money, locale)
}

function byIntl(money: Money, locale: string): string {
  const amount = decimalOf(money)
  if (!Number.isFinite(amount)) return ''
  const format = moneyFormat(locale, money.currency)
  const text = format?.format(amount) ?? `${amount.toFixed(minorDigits(money.currency))} ${money.currency}`
  return text.replace(/\s/g, '\u00a0')
}
