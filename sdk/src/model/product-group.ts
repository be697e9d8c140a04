import type { Taxonomy } from './category.ts'
import type { Money } from './money.ts'

/** A product's public key: capital letters and digits, no dash. */
export type Upi = string

/** One work in every size and finish it is sold in. */
export interface ProductGroup {
  readonly products: readonly ProductVariant[]
  readonly groupType: string
  readonly defaultUpi?: Upi
  readonly requestedUpi?: Upi
  readonly seo: Seo
  readonly title: string
  readonly artistName: string
  readonly description: string
  readonly categoryDescriptions: readonly string[]
  readonly imageIds: readonly string[]
  readonly content: Taxonomy
  /** How many variants the shop cannot sell because what the wire says of them is broken. */
  readonly dropped: number
}

/** What search engines and social networks receive about a product group. */
export interface Seo {
  readonly canonicalUrl?: string
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly robots?: string
  readonly language: string
  readonly facebookAppId?: string
  readonly domain?: string
  readonly artistGalleryUrl?: string
}

/** One buyable size and finish of a work. */
export interface ProductVariant {
  readonly upi: Upi
  readonly printUpi: Upi
  readonly customizerUpi?: Upi
  readonly apnum: string
  readonly zoneProductId: string
  readonly pubnum?: string
  readonly sizeCode: string
  readonly displaySize: string
  readonly displayFinishedSize?: string
  readonly printSize: string
  /** 0 means customisable. */
  readonly podConfig: number
  /** poster, canvas, print, photo or stand up, in any case; the set is open. */
  readonly productTypeGroup: string
  readonly productTypeName: string
  readonly productTypeId?: number
  readonly listPrice: Money
  readonly salePrice: Money
  readonly imageUrl: string
  readonly imageId: string
  readonly productUrl: string
  /** What may be done with this variant, by service name; a name that is absent is not allowed. */
  readonly serviceFlags: Readonly<Record<string, boolean>>
  readonly services: readonly ProductService[]
  /** The basket line as a JSON string. */
  readonly salesForcePayload: string
  readonly inventory?: Inventory
}

/** A finish applied to a variant. */
export interface ProductService {
  readonly upi: Upi
  readonly specialHandling: SpecialHandling
}

/** How a work is finished: its kind of handling, moulding, mat and glass. */
export interface SpecialHandling {
  /** frame, mount, laminate or canvas; the set is open. */
  readonly name: string
  readonly mouldingName?: string
  /** value or classic; the set is open. */
  readonly mouldingTier?: string
  /** Inches. */
  readonly mouldingWidth?: number
  /** Inches. */
  readonly mouldingHeight?: number
  readonly topMatName?: string
  readonly bottomMatName?: string
  readonly glassName?: string
}

/** How many pieces there are and how they may be ordered. */
export interface Inventory {
  readonly stockLevel: number
  readonly ats?: number
  readonly minOrderQuantity?: number
  readonly stepQuantity?: number
  readonly lowestStockLevelProductName?: string
}
