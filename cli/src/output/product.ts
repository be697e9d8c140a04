import {
  PRODUCT_KEYS,
  brandProductId,
  canonicalDecision,
  finishOf,
  finishTitle,
  optionCards,
  parseProductPath,
  parseZip,
  priceView,
  productDetails,
  productIndex,
  selectedVariant,
  SITES,
  sizeChoices,
  stockMessage,
  type OptionCard,
  type ProductGroup,
  type ProductKey,
  type ProductVariant,
  type SiteId,
  type SizeChoice,
} from '@wallart/sdk'
import { createWorksClient } from '@wallart/sdk/clients/works'
import { getProductGroupContract } from '@wallart/sdk/contracts/get-product-group'
import type { Connection } from '../shell/connect.ts'
import { Failure } from '../shell/failure.ts'
import { createPageAddress } from '../shell/page-address.ts'
import { toPrice, type Price } from './price.ts'

export interface ProductOption {
  readonly upi: string
  readonly title: string
  readonly moulding?: string
  readonly price: Price
  readonly oldPrice?: Price
  readonly available: boolean
  readonly chosen: boolean
}

export interface ProductDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly site: SiteId
  readonly upi: string
  /** The brand's own product number. */
  readonly productId: string
  readonly title: string
  readonly artist: string
  readonly description: string
  readonly groupType: string
  readonly size: string
  readonly finish: string
  readonly price: Price
  readonly oldPrice?: Price
  readonly percentOff?: number
  readonly stock: { readonly level?: number; readonly message?: string }
  readonly address: string
  readonly robots?: string
  readonly sizes: readonly (SizeChoice & { readonly chosen: boolean })[]
  readonly options: readonly ProductOption[]
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly breadcrumbs: readonly string[]
  readonly imageIds: readonly string[]
  readonly variants: number
  /** Number of variants the shop cannot sell. */
  readonly dropped: number
}

export interface ProductQuery {
  readonly key: ProductKey
  readonly quantity: number
  readonly zipCode?: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Accepts a UPI, an AllPosters number or a product URL. */
export function parseProductKey(text: string, site: SiteId): ProductKey {
  const trimmed = text.trim()
  if (PRODUCT_KEYS[site].addressKey === 'apnum' && /^\d{1,20}$/.test(trimmed)) return { apnum: trimmed }
  if (/^[a-z0-9]{2,20}$/i.test(trimmed)) return { upi: trimmed.toUpperCase() }
  const { pathname } = URL.canParse(trimmed, 'http://shop')
    ? new URL(trimmed, 'http://shop')
    : { pathname: '' }
  const key = parseProductPath(pathname.replace(/^\/(art|allposters)(\/[a-z]{2}-[a-z]{2})?(?=\/)/i, ''))
  if (key) return key
  throw new Failure('usage', `"${text}" is not a UPI or product URL`)
}

export async function readProduct(connection: Connection, query: ProductQuery): Promise<ProductDocument> {
  const { http, scope, signal } = connection
  const { key, at, zipCode } = query
  if (zipCode !== undefined && !parseZip(zipCode))
    throw new Failure('usage', `--zip: "${zipCode}" is not a ZIP or Canadian postal code`)
  const works = createWorksClient(http, {
    siteId: scope.siteId,
    contracts: { group: getProductGroupContract },
  })
  const group = await works.group(key, { at, ...(zipCode && { zipCode }) }, { signal })
  const variant = selectedVariant(group)
  if (!variant) throw productNotFound(connection, group, key)
  return toProductDocument(connection, group, variant, query.quantity)
}

function productNotFound(connection: Connection, { seo }: ProductGroup, key: ProductKey): Failure {
  const upi = 'upi' in key ? key.upi : key.apnum
  const decision = canonicalDecision({
    address: `/product/${upi}`,
    found: false,
    seo,
    sites: Object.values(SITES),
  })
  const moved = decision.action === 'redirect' ? createPageAddress(connection)(decision.location) : undefined
  return new Failure(
    'not-found',
    `There are no products available for the UPI: ${upi}`,
    moved ? { hint: `It moved to ${moved}` } : {},
  )
}

function toProductDocument(
  connection: Connection,
  group: ProductGroup,
  variant: ProductVariant,
  quantity: number,
): ProductDocument {
  const { siteId, locale } = connection.scope
  const index = productIndex(group)
  const view = priceView({ current: variant.salePrice, list: variant.listPrice })
  const level = variant.inventory?.stockLevel
  const name = variant.inventory?.lowestStockLevelProductName
  const warning =
    level === undefined
      ? undefined
      : stockMessage({ stockLevel: level, quantity, lowestStockLevelProductName: name })
  return {
    schemaVersion: 1,
    site: siteId,
    upi: variant.upi,
    productId: brandProductId(siteId, variant),
    title: group.title,
    artist: group.artistName,
    description: group.description,
    groupType: group.groupType,
    size: variant.displaySize,
    finish: finishTitle(finishOf(variant)).message,
    price: toPrice(view.current, locale),
    ...(view.oldPrice && { oldPrice: toPrice(view.oldPrice, locale) }),
    ...(view.percentOff && { percentOff: view.percentOff }),
    stock: { ...(level !== undefined && { level }), ...(warning && { message: warning.message }) },
    address: createPageAddress(connection)(group.seo.canonicalUrl ?? variant.productUrl),
    ...(group.seo.robots && { robots: group.seo.robots }),
    sizes: sizeChoices(index).map(({ sizeCode, displaySize, upi }) => ({
      sizeCode,
      displaySize,
      upi,
      chosen: sizeCode === variant.sizeCode,
    })),
    options: productOptions(index.bySize.get(variant.sizeCode) ?? [], variant, locale),
    details: productDetails(siteId, variant).map(({ label, value }) => ({ label, value })),
    breadcrumbs: group.content.breadcrumbs.map(crumb => crumb.name),
    imageIds: group.imageIds,
    variants: index.byUpi.size,
    dropped: group.dropped,
  }
}

function productOptions(
  products: readonly ProductVariant[],
  chosen: ProductVariant,
  locale: string,
): readonly ProductOption[] {
  return optionCards(products).map(card => productOption(card, chosen, locale))
}

function productOption(card: OptionCard, chosen: ProductVariant, locale: string): ProductOption {
  const { product, title, finish, price, available } = card
  const { current, oldPrice } = priceView({ current: price.salePrice, list: price.listPrice })
  return {
    upi: product.upi,
    title: title.message,
    ...(finish.moulding && { moulding: finish.moulding }),
    price: toPrice(current, locale),
    ...(oldPrice && { oldPrice: toPrice(oldPrice, locale) }),
    available,
    chosen: product.upi === chosen.upi,
  }
}
