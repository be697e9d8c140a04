import type { RelatedCategory } from '../model/category.ts'
import { maybeText } from './fields.ts'
import * as z from './schema.ts'
import type { RelatedCategoryWire } from './types/related-category.ts'

export const relatedCategoryWire: z.Schema<RelatedCategoryWire> = /* @__PURE__ */ z.object({
  id: maybeText,
  name: /* @__PURE__ */ z.string(),
  displayUrl: /* @__PURE__ */ z.string(),
})

export function toRelatedCategory({ id, name, displayUrl }: RelatedCategoryWire): RelatedCategory {
  return { id: id ?? '', name, displayUrl }
}
