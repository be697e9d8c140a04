import type { Money } from './money.ts'
import type { Inventory, SpecialHandling } from './product-group.ts'

/** A product as the commerce platform describes it. */
export interface PlatformProduct {
  readonly id: string
  readonly name: string
  readonly brand?: string
  /** set, master, variant, bundle or item; the set is open. */
  readonly type: string
  readonly title?: string
  readonly artistName?: string
  readonly imageIds: readonly string[]
  readonly hgtv: boolean
  readonly imageGroups: readonly ImageGroup[]
  readonly variationAttributes: readonly VariationAttribute[]
  readonly variationValues: Readonly<Record<string, string>>
  readonly variants: readonly PlatformVariant[]
  readonly representedProductId?: string
  readonly price?: Money
  readonly priceMax?: Money
  readonly pricePerUnit?: Money
  /** What a master costs in each price book, from its cheapest variant to its dearest. */
  readonly priceRanges: readonly PlatformPriceRange[]
  readonly tieredPrices: readonly TieredPrice[]
  readonly promotions: readonly ProductPromotion[]
  readonly inventory?: Inventory
  readonly productTypeGroup?: string
  readonly productTypeId?: number
  readonly specialHandling?: SpecialHandling
  readonly setProductIds: readonly string[]
  readonly bundledProducts: readonly { readonly productId: string; readonly quantity: number }[]
  readonly size?: string
  readonly apnum?: string
  readonly alternativeUrl?: string
}

/** Pictures of one size. */
export interface ImageGroup {
  readonly viewType: string
  readonly images: readonly ProductImage[]
}

/** One picture of a product. */
export interface ProductImage {
  readonly link: string
  readonly disBaseLink: string
  readonly alt: string
  readonly title: string
  readonly zoom?: string
}

/** What variants of a product differ in. */
export interface VariationAttribute {
  readonly id: string
  readonly name: string
  readonly values: readonly { readonly value: string; readonly name: string; readonly orderable?: boolean }[]
}

/** A variant of a master product. */
export interface PlatformVariant {
  readonly productId: string
  readonly orderable: boolean
  readonly price?: Money
  readonly variationValues: Readonly<Record<string, string>>
}

/** The lowest and the highest price of a product in a price book. */
export interface PlatformPriceRange {
  readonly minPrice?: Money
  readonly maxPrice?: Money
  readonly pricebook?: string
}

/** The price from a quantity on. */
export interface TieredPrice {
  readonly quantity: number
  readonly price: Money
}

/** A promotion that touches a product. */
export interface ProductPromotion {
  readonly promotionId: string
  readonly calloutMsg?: string
  readonly promotionalPrice?: Money
}

/** A promotion of the shop. */
export interface Promotion {
  readonly id: string
  readonly calloutMsg: string
}

/** A product as the products service describes it. */
export interface ArtRecord {
  readonly upi: string
  readonly printUpi?: string
  readonly apnum?: string
  readonly imageId: string
  readonly imageUrl: string
  readonly productUrl: string
  readonly title: string
  readonly artist: string
  readonly productTypeName: string
  readonly productTypeDescription: string
  readonly printSize: string
  readonly displaySize: string
  readonly displayDimensionText?: string
  readonly listPrice?: Money
  readonly salePrice?: Money
  readonly specialHandling?: { readonly mouldingId?: string; readonly mouldingName?: string }
  readonly lifeStyleImageIds: readonly string[]
  readonly promoBadge: boolean
  readonly hotdeals: boolean
  readonly exclusive: boolean
  readonly bestSeller: boolean
  readonly hgtv: boolean
}
