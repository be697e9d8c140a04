import type { CrumbWire } from './crumb.ts'
import type { RelatedCategoryWire } from './related-category.ts'

/** Where a product belongs, on the wire. */
export interface TaxonomyWire {
  categories?: RelatedCategoryWire[] | null | undefined
  breadcrumbs?: CrumbWire[] | null | undefined
}
