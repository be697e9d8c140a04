import { refine } from './refine.ts'
import * as z from './schema.ts'
import type { MaybeText } from './types/maybe.ts'

const FALLBACK_CURRENCY = 'USD'

export const maybeCurrency: z.Schema<MaybeText> = /* @__PURE__ */ z.nullish(
  /* @__PURE__ */ z.string(/* @__PURE__ */ refine(text => /^[A-Z]{3}$/.test(text))),
)

export function firstCurrency(...named: readonly MaybeText[]): string {
  return named.find(currency => currency) ?? FALLBACK_CURRENCY
}
