import type { ProductGroup, Seo } from '../model/product-group.ts'
import { createContract } from '../wire/create-contract.ts'
import { firstCurrency, maybeCurrency } from '../wire/currency.ts'
import { maybeText, maybeValidList } from '../wire/fields.ts'
import { sameSitePath } from '../rules/address/same-site-path.ts'
import { toProductVariant, productVariantWire, type ProductVariantWire } from '../wire/product-variant.ts'
import * as z from '../wire/schema.ts'
import { maybeValidTaxonomy, toTaxonomy } from '../wire/taxonomy.ts'
import { issuesOfDropped, lenientList, validEntries } from '../wire/lenient-list.ts'
import { crumbWire } from '../wire/crumb.ts'
import { relatedCategoryWire } from '../wire/related-category.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from '../model/contract.ts'

export type { CrumbWire } from '../wire/crumb.ts'
export type { InventoryWire } from '../wire/inventory.ts'
export type { ProductServiceWire, ProductVariantWire } from '../wire/product-variant.ts'
export type { RelatedCategoryWire } from '../wire/related-category.ts'
export type { SpecialHandlingWire } from '../wire/special-handling.ts'
export type { TaxonomyWire } from '../wire/taxonomy.ts'

const text = /* @__PURE__ */ z.string()

const seoWire = /* @__PURE__ */ z.object({
  canonicalUrl: maybeText,
  title: maybeText,
  description: maybeText,
  keywords: maybeText,
  robots: maybeText,
  language: maybeText,
  facebookAppId: maybeText,
  domain: maybeText,
  artistGalleryUrl: maybeText,
})

/** What search engines receive about a work, on the wire. */
export type SeoWire = z.infer<typeof seoWire>

const wire = /* @__PURE__ */ z.object({
  products: /* @__PURE__ */ lenientList(productVariantWire),
  currency: maybeCurrency,
  groupType: maybeText,
  defaultUpi: maybeText,
  requestedUpi: maybeText,
  seo: /* @__PURE__ */ z.nullish(seoWire),
  title: maybeText,
  artistName: maybeText,
  description: maybeText,
  categoryDescriptions: /* @__PURE__ */ maybeValidList(text),
  imageIds: /* @__PURE__ */ maybeValidList(text),
  content: maybeValidTaxonomy,
})

type LenientProductGroupWire = z.infer<typeof wire>

/** A work with its variants on the wire; all its prices are in one currency. */
export interface ProductGroupWire extends Omit<LenientProductGroupWire, 'products'> {
  products?: ProductVariantWire[] | null | undefined
}

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

function toSeo({ title, description, keywords, language, artistGalleryUrl, ...rest }: SeoWire): Seo {
  return {
    title: title ?? '',
    description: description ?? '',
    keywords: keywords ?? '',
    language: language ?? '',
    ...omitNullish({ ...rest, artistGalleryUrl: sameSitePath(artistGalleryUrl) }),
  }
}

/** The contract for a work; a broken variant is left out and counted, unless all are broken, and a broken category, breadcrumb or picture is left out. */
export const getProductGroupContract: Contract<ProductGroup> = /* @__PURE__ */ createContract(
  wire,
  toProductGroup,
  /* @__PURE__ */ issuesOfDropped({
    products: productVariantWire,
    categoryDescriptions: text,
    imageIds: text,
    'content/categories': relatedCategoryWire,
    'content/breadcrumbs': crumbWire,
  }),
)
