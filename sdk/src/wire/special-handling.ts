import type { SpecialHandling } from '../model/product-group.ts'
import { nonEmptyText } from './non-empty-text.ts'
import { maybeNumber, maybeText } from './fields.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

export const specialHandlingWire = /* @__PURE__ */ z.object({
  name: nonEmptyText,
  mouldingName: maybeText,
  mouldingTier: maybeText,
  mouldingWidth: maybeNumber,
  mouldingHeight: maybeNumber,
  topMatName: maybeText,
  bottomMatName: maybeText,
  glassName: maybeText,
})

/** How a work is finished, on the wire. */
export type SpecialHandlingWire = z.infer<typeof specialHandlingWire>

export function toSpecialHandling({ name, ...rest }: SpecialHandlingWire): SpecialHandling {
  return { name, ...omitNullish(rest) }
}
