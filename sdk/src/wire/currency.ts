import { refine } from './refine.ts'
import * as z from './schema.ts'
import type { MaybeText } from './types/maybe.ts'

/** The currency of an answer that names none. */
const FALLBACK_CURRENCY = 'USD'

/** Reads the three letters of a currency, which may be missing. */
export const maybeCurrency: z.Schema<MaybeText> = /* @__PURE__ */ z.nullish(
  /* @__PURE__ */ z.string(/* @__PURE__ */ refine(text => /^[A-Z]{3}$/.test(text))),
)

/** The first currency that is named. */
export function firstCurrency(...named: readonly MaybeText[]): string {
  return named.find(currency => currency) ?? FALLBACK_CURRENCY
}
