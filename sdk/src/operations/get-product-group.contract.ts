import type { ProductGroup, Seo } from '../model/product-group.ts'
import { createContract } from '../wire/create-contract.ts'
import { firstCurrency, maybeCurrency } from '../wire/currency.ts'
import { maybeList, maybeText } from '../wire/fields.ts'
import { toProductVariant, productVariantWire } from '../wire/product-variant.ts'
import * as z from '../wire/schema.ts'
import { maybeTaxonomy, toTaxonomy } from '../wire/taxonomy.ts'
import type { MaybeText } from '../wire/types/maybe.ts'
import type { ProductVariantWire } from '../wire/types/product-variant.ts'
import type { TaxonomyWire } from '../wire/types/taxonomy.ts'
import type { UncheckedList } from '../wire/types/lenient-list.ts'
import { validEntries, lenientList } from '../wire/lenient-list.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from './contract.ts'

export type { CrumbWire } from '../wire/types/crumb.ts'
export type { InventoryWire } from '../wire/types/inventory.ts'
export type { ProductServiceWire, ProductVariantWire } from '../wire/types/product-variant.ts'
export type { RelatedCategoryWire } from '../wire/types/related-category.ts'
export type { SpecialHandlingWire } from '../wire/types/special-handling.ts'
export type { TaxonomyWire } from '../wire/types/taxonomy.ts'

/** What search engines receive about a work, on the wire. */
export interface SeoWire {
  canonicalUrl?: MaybeText
  title?: MaybeText
  description?: MaybeText
  keywords?: MaybeText
  robots?: MaybeText
  language?: MaybeText
  facebookAppId?: MaybeText
  domain?: MaybeText
  artistGalleryUrl?: MaybeText
}

/** A work with its variants on the wire; all its prices are in one currency. */
export interface ProductGroupWire {
  products?: ProductVariantWire[] | null | undefined
  currency?: MaybeText
  groupType?: MaybeText
  defaultUpi?: MaybeText
  requestedUpi?: MaybeText
  seo?: SeoWire | null | undefined
  title?: MaybeText
  artistName?: MaybeText
  description?: MaybeText
  categoryDescriptions?: string[] | null | undefined
  imageIds?: string[] | null | undefined
  content?: TaxonomyWire | null | undefined
}

type LenientProductGroupWire = Omit<ProductGroupWire, 'products'> & { products: UncheckedList }

const wire: z.Schema<LenientProductGroupWire> = /* @__PURE__ */ z.object({
  products: /* @__PURE__ */ lenientList(productVariantWire),
  currency: maybeCurrency,
  groupType: maybeText,
  defaultUpi: maybeText,
  requestedUpi: maybeText,
  seo: /* @__PURE__ */ z.nullish(
    /* @__PURE__ */ z.object({
      canonicalUrl: maybeText,
      title: maybeText,
      description: maybeText,
      keywords: maybeText,
      robots: maybeText,
      language: maybeText,
      facebookAppId: maybeText,
      domain: maybeText,
      artistGalleryUrl: maybeText,
    }),
  ),
  title: maybeText,
  artistName: maybeText,
  description: maybeText,
  categoryDescriptions: /* @__PURE__ */ maybeList(/* @__PURE__ */ z.string()),
  imageIds: /* @__PURE__ */ maybeList(/* @__PURE__ */ z.string()),
  content: maybeTaxonomy,
})

function toProductGroup(from: LenientProductGroupWire): ProductGroup {
  const currency = firstCurrency(from.currency)
  const { valid, dropped } = validEntries(from.products, productVariantWire)
  return {
    products: valid.map(variant => toProductVariant(variant, currency)),
    groupType: from.groupType ?? '',
    seo: toSeo(from.seo ?? {}),
    title: from.title ?? '',
    artistName: from.artistName ?? '',
    description: from.description ?? '',
    categoryDescriptions: from.categoryDescriptions ?? [],
    imageIds: from.imageIds ?? [],
    content: toTaxonomy(from.content),
    dropped,
    ...omitNullish({ defaultUpi: from.defaultUpi, requestedUpi: from.requestedUpi }),
  }
}

function toSeo({ title, description, keywords, language, ...rest }: SeoWire): Seo {
  return {
    title: title ?? '',
    description: description ?? '',
    keywords: keywords ?? '',
    language: language ?? '',
    ...omitNullish(rest),
  }
}

/** The contract for a work; a broken variant is left out and counted, unless all are broken. */
export const getProductGroupContract: Contract<ProductGroup> = /* @__PURE__ */ createContract(
  wire,
  toProductGroup,
)
