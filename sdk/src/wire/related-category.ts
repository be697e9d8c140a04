import type { RelatedCategory } from '../model/category.ts'
import { maybeText } from './fields.ts'
import { toCategoryPath } from './category-path.ts'
import * as z from './schema.ts'

export const relatedCategoryWire = /* @__PURE__ */ z.object({
  id: maybeText,
  name: /* @__PURE__ */ z.string(),
  displayUrl: /* @__PURE__ */ z.string(),
})

/** A category that a product also belongs to, on the wire. */
export type RelatedCategoryWire = z.infer<typeof relatedCategoryWire>

export function toRelatedCategory({ id, name, displayUrl }: RelatedCategoryWire): RelatedCategory {
  return { id: id ?? '', name, displayUrl: toCategoryPath(displayUrl, id) }
}
