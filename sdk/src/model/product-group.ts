import type { Taxonomy } from './category.ts'
import type { Money } from './money.ts'

/** A product's public key: capital letters and digits, no dash. */
export type Upi = string

/** One work in every size and finish it is sold in. */
export interface ProductGroup {
  /** Every size and finish that can be bought; productIndex finds among them. */
  readonly products: readonly ProductVariant[]
  /** What kind of group the service calls it. */
  readonly groupType: string
  /** The variant that is shown first. */
  readonly defaultUpi?: Upi
  /** The variant that was asked for. */
  readonly requestedUpi?: Upi
  /** Texts and the canonical address for search engines. */
  readonly seo: Seo
  /** The title of the work. */
  readonly title: string
  /** Who made it. */
  readonly artistName: string
  /** A text about the work. */
  readonly description: string
  /** Texts about the categories it is in. */
  readonly categoryDescriptions: readonly string[]
  /** Its images, the main one first. */
  readonly imageIds: readonly string[]
  /** The categories that its page links to. */
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
  /** Names the variant, in addresses and in works.group. */
  readonly upi: Upi
  /** The print that the variant is made of. */
  readonly printUpi: Upi
  /** What the frame designer begins with; absent where it cannot be framed. */
  readonly customizerUpi?: Upi
  /** The number by which AllPosters knows the variant. */
  readonly apnum: string
  /** The number by which Art knows the variant. */
  readonly zoneProductId: string
  /** The number of its publisher. */
  readonly pubnum?: string
  /** Names the size among the variants. */
  readonly sizeCode: string
  /** The size as shoppers read it. */
  readonly displaySize: string
  /** The size with frame and mat. */
  readonly displayFinishedSize?: string
  /** The size of the printed sheet. */
  readonly printSize: string
  /** 0 means customisable. */
  readonly podConfig: number
  /** poster, canvas, print, photo or stand up, in any case; the set is open. */
  readonly productTypeGroup: string
  /** The kind of product as shoppers read it. */
  readonly productTypeName: string
  /** The number of the kind. */
  readonly productTypeId?: number
  /** The price before a discount. */
  readonly listPrice: Money
  /** What it costs now. */
  readonly salePrice: Money
  /** The address of its picture. */
  readonly imageUrl: string
  /** The image it is made from. */
  readonly imageId: string
  /** The path of its page. */
  readonly productUrl: string
  /** What may be done with this variant, by service name; a name that is absent is not allowed. */
  readonly serviceFlags: Readonly<Record<string, boolean>>
  /** The finishes applied to it. */
  readonly services: readonly ProductService[]
  /** The basket line as a JSON string. */
  readonly salesForcePayload: string
  /** Absent where the service counts none. */
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
  /** How many can be ordered now. */
  readonly stockLevel: number
  /** How many are available to sell. */
  readonly ats?: number
  /** The fewest that can be ordered. */
  readonly minOrderQuantity?: number
  /** By how many an order goes up. */
  readonly stepQuantity?: number
  /** Of a set, the part of which fewest are left. */
  readonly lowestStockLevelProductName?: string
}
