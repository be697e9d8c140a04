import type { SpecialHandling } from '../model/product-group.ts'
import { nonEmptyText } from './non-empty-text.ts'
import { maybeNumber, maybeText } from './fields.ts'
import * as z from './schema.ts'
import type { SpecialHandlingWire } from './types/special-handling.ts'
import { omitNullish } from './omit-nullish.ts'

export const specialHandlingWire: z.Schema<SpecialHandlingWire> = /* @__PURE__ */ z.object({
  name: nonEmptyText,
  mouldingName: maybeText,
  mouldingTier: maybeText,
  mouldingWidth: maybeNumber,
  mouldingHeight: maybeNumber,
  topMatName: maybeText,
  glassName: maybeText,
})

export function toSpecialHandling({ name, ...rest }: SpecialHandlingWire): SpecialHandling {
  return { name, ...omitNullish(rest) }
}
