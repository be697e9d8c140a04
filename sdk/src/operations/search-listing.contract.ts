import type { Facet, Listing, ListingSeo } from '../model/listing.ts'
import { createContract } from '../wire/create-contract.ts'
import { toCrumb, crumbWire } from '../wire/crumb.ts'
import { maybeCurrency } from '../wire/currency.ts'
import { maybeList, maybeNumber, maybeText } from '../wire/fields.ts'
import { toFilter, filterWire } from '../wire/filter.ts'
import { toHit, hitWire } from '../wire/hit.ts'
import { count } from '../wire/count.ts'
import * as z from '../wire/schema.ts'
import type { CrumbWire } from '../wire/types/crumb.ts'
import type { FilterWire } from '../wire/types/filter.ts'
import type { HitWire } from '../wire/types/hit.ts'
import type { MaybeNumber, MaybeText } from '../wire/types/maybe.ts'
import type { UncheckedList } from '../wire/types/lenient-list.ts'
import { validEntries, lenientList } from '../wire/lenient-list.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from './contract.ts'

export type { CrumbWire } from '../wire/types/crumb.ts'
export type { FilterValueWire, FilterWire } from '../wire/types/filter.ts'
export type { HitWire } from '../wire/types/hit.ts'

/** A popular way into a list on the wire. */
export interface FacetWire {
  facetID: string
  imageUrl?: MaybeText
  categoryName: string
  displayURL: string
}

/** What search engines receive about a list, on the wire. */
export interface ListingSeoWire {
  H1Tag?: MaybeText
  MetaTitle?: MaybeText
  MetaDescription?: MaybeText
  GalleryDescription?: MaybeText
}

/** A page of a list on the wire. */
export interface ListingWire {
  hits?: HitWire[] | null | undefined
  total: number
  /** Of all hits that name none of their own. */
  currency?: MaybeText
  filters?: FilterWire[] | null | undefined
  sortOptions?: { id: string; label: string }[] | null | undefined
  facets?: FacetWire[] | null | undefined
  breadcrumbs?: CrumbWire[] | null | undefined
  seo?: ListingSeoWire | null | undefined
  suggestedTerm?: MaybeText
  errorCode?: MaybeNumber
}

type LenientListingWire = Omit<ListingWire, 'hits'> & { hits: UncheckedList }

const wire: z.Schema<LenientListingWire> = /* @__PURE__ */ z.object({
  hits: /* @__PURE__ */ lenientList(hitWire),
  total: count,
  currency: maybeCurrency,
  filters: /* @__PURE__ */ maybeList(filterWire),
  sortOptions: /* @__PURE__ */ maybeList(
    /* @__PURE__ */ z.object({ id: /* @__PURE__ */ z.string(), label: /* @__PURE__ */ z.string() }),
  ),
  facets: /* @__PURE__ */ maybeList(
    /* @__PURE__ */ z.object({
      facetID: /* @__PURE__ */ z.string(),
      imageUrl: maybeText,
      categoryName: /* @__PURE__ */ z.string(),
      displayURL: /* @__PURE__ */ z.string(),
    }),
  ),
  breadcrumbs: /* @__PURE__ */ maybeList(crumbWire),
  seo: /* @__PURE__ */ z.nullish(
    /* @__PURE__ */ z.object({
      H1Tag: maybeText,
      MetaTitle: maybeText,
      MetaDescription: maybeText,
      GalleryDescription: maybeText,
    }),
  ),
  suggestedTerm: maybeText,
  errorCode: maybeNumber,
})

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
  return { facetId: facetID, imageUrl: imageUrl ?? '', categoryName, displayUrl: displayURL }
}

function toListingSeo(from: ListingSeoWire | null | undefined): ListingSeo {
  return {
    h1: from?.H1Tag ?? '',
    title: from?.MetaTitle ?? '',
    description: from?.MetaDescription ?? '',
    galleryDescription: from?.GalleryDescription ?? '',
  }
}

/** The contract for a list; a broken hit is left out and counted, unless all are broken. */
export const searchListingContract: Contract<Listing> = /* @__PURE__ */ createContract(wire, toListing)
