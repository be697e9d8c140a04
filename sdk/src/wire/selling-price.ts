import * as z from 'zod/mini'
import { must } from './must.ts'
import { MAX_AMOUNT } from './price.ts'
import type { MaybeNumber } from './types/maybe.ts'

/** Reads a decimal price at which something is sold, which is never below nothing. */
export const sellingPrice: z.ZodMiniType<number> = /* @__PURE__ */ (() =>
  z.number().check(must(price => price >= 0 && price <= MAX_AMOUNT)))()

/** Reads a price that may be missing. */
export const maybeSellingPrice: z.ZodMiniType<MaybeNumber> = /* @__PURE__ */ z.nullish(sellingPrice)
