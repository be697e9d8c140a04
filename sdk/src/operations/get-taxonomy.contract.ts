import type { Taxonomy } from '../model/category.ts'
import { createContract } from '../wire/create-contract.ts'
import * as z from '../wire/schema.ts'
import { maybeTaxonomy, toTaxonomy } from '../wire/taxonomy.ts'
import type { TaxonomyWire } from '../wire/types/taxonomy.ts'
import type { Contract } from './contract.ts'

export type { CrumbWire } from '../wire/types/crumb.ts'
export type { RelatedCategoryWire } from '../wire/types/related-category.ts'
export type { TaxonomyWire } from '../wire/types/taxonomy.ts'

/** Where a product belongs, as the taxonomy service answers it. */
export interface TaxonomyAnswerWire {
  expand?: TaxonomyWire | null | undefined
}

const wire: z.Schema<TaxonomyAnswerWire> = /* @__PURE__ */ z.object({ expand: maybeTaxonomy })

/** The contract for the place of a product. */
export const getTaxonomyContract: Contract<Taxonomy> = /* @__PURE__ */ createContract(wire, ({ expand }) =>
  toTaxonomy(expand),
)
