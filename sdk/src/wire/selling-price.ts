import { refine } from './refine.ts'
import { MAX_AMOUNT } from './price.ts'
import * as z from './schema.ts'

/** Reads a decimal price at which something is sold, which is never below nothing. */
export const sellingPrice = /* @__PURE__ */ z.number(
  /* @__PURE__ */ refine(price => price >= 0 && price <= MAX_AMOUNT),
)

export const maybeSellingPrice = /* @__PURE__ */ z.nullish(sellingPrice)
