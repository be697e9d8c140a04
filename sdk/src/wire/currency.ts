import { refine } from './refine.ts'
import * as z from './schema.ts'

const FALLBACK_CURRENCY = 'USD'

export const maybeCurrency = /* @__PURE__ */ z.nullish(
  /* @__PURE__ */ z.string(/* @__PURE__ */ refine(text => /^[A-Z]{3}$/.test(text))),
)

export function firstCurrency(...named: readonly (string | null | undefined)[]): string {
  return named.find(currency => currency) ?? FALLBACK_CURRENCY
}
