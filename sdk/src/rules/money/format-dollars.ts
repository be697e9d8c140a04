import type { Money } from '../../model/money.ts'

const SIGN_FIRST = /^(en|es)-US USD|^en-CA CAD/

/** The dollars of most of the shops as their shoppers read them; nothing for all other money. */
export function formatDollars({ minor, currency }: Money, locale: string): string | undefined {
  if (!SIGN_FIRST.test(`${locale} ${currency}`) || !Number.isSafeInteger(minor)) return undefined
  const amount = (Math.abs(minor) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${minor < 0 ? '-' : ''}$${amount}`
}
