import type { Taxonomy } from '../model/category.ts'
import { toCrumb, crumbWire } from './crumb.ts'
import { maybeList, maybeValidList } from './fields.ts'
import { toRelatedCategory, relatedCategoryWire } from './related-category.ts'
import * as z from './schema.ts'

const taxonomyWire = /* @__PURE__ */ z.object({
  categories: /* @__PURE__ */ maybeList(relatedCategoryWire),
  breadcrumbs: /* @__PURE__ */ maybeList(crumbWire),
})

/** Where a product belongs, on the wire. */
export type TaxonomyWire = z.infer<typeof taxonomyWire>

export const maybeTaxonomy = /* @__PURE__ */ z.nullish(taxonomyWire)

/** Of a work, which can do without a step or a category. */
export const maybeValidTaxonomy = /* @__PURE__ */ z.nullish(
  /* @__PURE__ */ z.object({
    categories: /* @__PURE__ */ maybeValidList(relatedCategoryWire),
    breadcrumbs: /* @__PURE__ */ maybeValidList(crumbWire),
  }),
)

export function toTaxonomy(from: TaxonomyWire | null | undefined): Taxonomy {
  return {
    categories: (from?.categories ?? []).map(toRelatedCategory),
    breadcrumbs: (from?.breadcrumbs ?? []).map(toCrumb),
  }
}
