import type { Money } from '../../model/money.ts'
import { formatDollars } from './format-dollars.ts'
import { decimalOf, minorDigits } from './money.ts'

let cachedFormat: { readonly key: string; readonly format: Intl.NumberFormat | undefined } | undefined

function createNumberFormat(locale: string, currency: string): Intl.NumberFormat | undefined {
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
function cachedNumberFormat(locale: string, currency: string): Intl.NumberFormat | undefined {
  const key = `${locale} ${currency}`
  if (cachedFormat?.key !== key) cachedFormat = { key, format: createNumberFormat(locale, currency) }
  return cachedFormat.format
}

/**
 * An amount as the shoppers of a locale read it, letter for letter the same on servers and in browsers.
 *
 * @example
 * formatMoney({ minor: 8599, currency: 'USD' }, 'en-US') // '$85.99'
 */
export function formatMoney(money: Money, locale: string): string {
  // The first Intl.NumberFormat of a page takes a phone a tenth of a second, so that the usual money goes without.
  return formatDollars(money, locale) ?? formatWithIntl(money, locale)
}

function formatWithIntl(money: Money, locale: string): string {
  const amount = decimalOf(money)
  if (!Number.isFinite(amount)) return ''
  const format = cachedNumberFormat(locale, money.currency)
  const text = format?.format(amount) ?? `${amount.toFixed(minorDigits(money.currency))} ${money.currency}`
  return text.replace(/\s/g, '\u00a0')
}
