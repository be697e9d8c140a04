import type { RelatedCategory } from '../model/category.ts'
import { maybeText } from './fields.ts'
import * as z from './schema.ts'
import type { RelatedCategoryWire } from './types/related-category.ts'

/** Reads a category that a product also belongs to. */
export const relatedCategoryWire: z.Schema<RelatedCategoryWire> = /* @__PURE__ */ z.object({
  id: maybeText,
  name: /* @__PURE__ */ z.string(),
  displayUrl: /* @__PURE__ */ z.string(),
})

/** The shop's related category out of the wire's. */
export function toRelatedCategory({ id, name, displayUrl }: RelatedCategoryWire): RelatedCategory {
  return { id: id ?? '', name, displayUrl }
}
