import type { Facet, Listing, ListingSeo } from '../model/listing.ts'
import { createContract } from '../wire/create-contract.ts'
import { toCrumb, crumbWire } from '../wire/crumb.ts'
import { maybeCurrency } from '../wire/currency.ts'
import { maybeNumber, maybeText, maybeValidList } from '../wire/fields.ts'
import { toFilter, filterWire } from '../wire/filter.ts'
import { toHit, hitWire, type HitWire } from '../wire/hit.ts'
import { toCategoryPath } from '../wire/category-path.ts'
import { count } from '../wire/count.ts'
import { countedList } from '../wire/counted-list.ts'
import * as z from '../wire/schema.ts'
import { issuesOfDropped, lenientList, validEntries } from '../wire/lenient-list.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from '../model/contract.ts'

export type { CrumbWire } from '../wire/crumb.ts'
export type { FilterValueWire, FilterWire } from '../wire/filter.ts'
export type { HitWire } from '../wire/hit.ts'

const facetWire = /* @__PURE__ */ z.object({
  facetID: /* @__PURE__ */ z.string(),
  imageUrl: maybeText,
  categoryName: /* @__PURE__ */ z.string(),
  displayURL: /* @__PURE__ */ z.string(),
})

/** A popular way into a list on the wire. */
export type FacetWire = z.infer<typeof facetWire>

const seoWire = /* @__PURE__ */ z.object({
  H1Tag: maybeText,
  MetaTitle: maybeText,
  MetaDescription: maybeText,
  GalleryDescription: maybeText,
})

/** What search engines receive about a list, on the wire. */
export type ListingSeoWire = z.infer<typeof seoWire>

const sortOptionWire = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  label: /* @__PURE__ */ z.string(),
})

const wire = /* @__PURE__ */ z.object(
  {
    hits: /* @__PURE__ */ lenientList(hitWire),
    total: count,
    /** Of all hits that name none of their own. */
    currency: maybeCurrency,
    filters: /* @__PURE__ */ maybeValidList(filterWire),
    sortOptions: /* @__PURE__ */ maybeValidList(sortOptionWire),
    facets: /* @__PURE__ */ maybeValidList(facetWire),
    breadcrumbs: /* @__PURE__ */ maybeValidList(crumbWire),
    seo: /* @__PURE__ */ z.nullish(seoWire),
    suggestedTerm: maybeText,
    errorCode: maybeNumber,
  },
  /* @__PURE__ */ countedList('hits'),
)

type LenientListingWire = z.infer<typeof wire>

/** A page of a list on the wire. */
export interface ListingWire extends Omit<LenientListingWire, 'hits'> {
  hits?: HitWire[] | null | undefined
}

function toListing(from: LenientListingWire): Listing {
  const { valid, dropped } = validEntries(from.hits, hitWire)
  return {
    hits: valid.map(hit => toHit(hit, from.currency)),
    total: from.total,
    filters: (from.filters ?? []).map(toFilter),
    sortOptions: from.sortOptions ?? [],
    facets: (from.facets ?? []).map(toFacet),
    breadcrumbs: (from.breadcrumbs ?? []).map(toCrumb),
    seo: toListingSeo(from.seo),
    dropped,
    ...omitNullish({
      suggestedTerm: from.suggestedTerm || undefined,
      errorCode: from.errorCode || undefined,
    }),
  }
}

function toFacet({ facetID, imageUrl, categoryName, displayURL }: FacetWire): Facet {
  return {
    facetId: facetID,
    imageUrl: imageUrl ?? '',
    categoryName,
    displayUrl: toCategoryPath(displayURL, facetID),
  }
}

function toListingSeo(from: ListingSeoWire | null | undefined): ListingSeo {
  return {
    h1: from?.H1Tag ?? '',
    title: from?.MetaTitle ?? '',
    description: from?.MetaDescription ?? '',
    galleryDescription: from?.GalleryDescription ?? '',
  }
}

/** The contract for a list; a broken hit is left out and counted, unless all are broken, and a broken filter, sort option, facet or breadcrumb is left out. */
export const searchListingContract: Contract<Listing> = /* @__PURE__ */ createContract(
  wire,
  toListing,
  /* @__PURE__ */ issuesOfDropped({
    hits: hitWire,
    filters: filterWire,
    sortOptions: sortOptionWire,
    facets: facetWire,
    breadcrumbs: crumbWire,
  }),
)
