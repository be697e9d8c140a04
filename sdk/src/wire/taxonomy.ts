import type { Taxonomy } from '../model/category.ts'
import { toCrumb, crumbWire } from './crumb.ts'
import { maybeList } from './fields.ts'
import { toRelatedCategory, relatedCategoryWire } from './related-category.ts'
import * as z from './schema.ts'
import type { TaxonomyWire } from './types/taxonomy.ts'

export const maybeTaxonomy: z.Schema<TaxonomyWire | null | undefined> = /* @__PURE__ */ z.nullish(
  /* @__PURE__ */ z.object({
    categories: /* @__PURE__ */ maybeList(relatedCategoryWire),
    breadcrumbs: /* @__PURE__ */ maybeList(crumbWire),
  }),
)

export function toTaxonomy(from: TaxonomyWire | null | undefined): Taxonomy {
  return {
    categories: (from?.categories ?? []).map(toRelatedCategory),
    breadcrumbs: (from?.breadcrumbs ?? []).map(toCrumb),
  }
}
