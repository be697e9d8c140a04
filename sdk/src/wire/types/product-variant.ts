import type { InventoryWire } from './inventory.ts'
import type { MaybeFlag, MaybeNumber, MaybeRecord, MaybeText } from './maybe.ts'
import type { SpecialHandlingWire } from './special-handling.ts'

/** A finish applied to a variant, on the wire. */
export interface ProductServiceWire {
  upi: string
  specialHandling?: SpecialHandlingWire | null | undefined
}

/** One buyable size and finish of a work on the wire. */
export interface ProductVariantWire {
  upi: string
  printUpi?: MaybeText
  customizerUpi?: MaybeText
  apnum?: MaybeText
  zoneProductId?: MaybeText
  pubnum?: MaybeText
  sizeCode: string
  displaySize?: MaybeText
  displayFinishedSize?: MaybeText
  printSize?: MaybeText
  podConfig?: MaybeNumber
  productTypeGroup?: MaybeText
  productTypeName?: MaybeText
  productTypeId?: MaybeNumber
  listPrice?: MaybeNumber
  salePrice: number
  imageUrl?: MaybeText
  imageId: string
  productUrl?: MaybeText
  serviceFlags?: MaybeRecord<MaybeFlag>
  services?: ProductServiceWire[] | null | undefined
  salesForcePayload?: MaybeText
  inventory?: InventoryWire | null | undefined
}
