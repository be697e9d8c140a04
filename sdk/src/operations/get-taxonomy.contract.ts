import type { Taxonomy } from '../model/category.ts'
import { createContract } from '../wire/create-contract.ts'
import * as z from '../wire/schema.ts'
import { maybeTaxonomy, toTaxonomy } from '../wire/taxonomy.ts'
import type { Contract } from '../model/contract.ts'

export type { CrumbWire } from '../wire/crumb.ts'
export type { RelatedCategoryWire } from '../wire/related-category.ts'
export type { TaxonomyWire } from '../wire/taxonomy.ts'

const wire = /* @__PURE__ */ z.object({ expand: maybeTaxonomy })

/** Where a product belongs, as the taxonomy service answers it. */
export type TaxonomyAnswerWire = z.infer<typeof wire>

/** The contract for the place of a product. */
export const getTaxonomyContract: Contract<Taxonomy> = /* @__PURE__ */ createContract(wire, ({ expand }) =>
  toTaxonomy(expand),
)
