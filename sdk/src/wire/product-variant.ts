import type { ProductService, ProductVariant } from '../model/product-group.ts'
import { toMoney } from '../rules/money/money.ts'
import { maybeList, maybeNumber, maybeText } from './fields.ts'
import { nonEmptyText } from './non-empty-text.ts'
import { toInventory, maybeInventory } from './inventory.ts'
import { maybeRecord } from './maybe-record.ts'
import { productLink } from '../rules/address/product-link.ts'
import * as z from './schema.ts'
import { maybeSellingPrice, sellingPrice } from './selling-price.ts'
import { toSpecialHandling, specialHandlingWire } from './special-handling.ts'
import { omitNullish } from './omit-nullish.ts'

/** The configuration of a variant that says nothing of it: it cannot be customised. */
const UNKNOWN_POD_CONFIG = -1

const productServiceWire = /* @__PURE__ */ z.object({
  upi: /* @__PURE__ */ z.string(),
  specialHandling: /* @__PURE__ */ z.nullish(specialHandlingWire),
})

/** A finish applied to a variant, on the wire. */
export type ProductServiceWire = z.infer<typeof productServiceWire>

/** Reads one variant; without a price, a size, a picture or a key it cannot be sold. */
export const productVariantWire = /* @__PURE__ */ z.object({
  upi: nonEmptyText,
  printUpi: maybeText,
  customizerUpi: maybeText,
  apnum: maybeText,
  zoneProductId: maybeText,
  pubnum: maybeText,
  sizeCode: nonEmptyText,
  displaySize: maybeText,
  displayFinishedSize: maybeText,
  printSize: maybeText,
  podConfig: maybeNumber,
  productTypeGroup: maybeText,
  productTypeName: maybeText,
  productTypeId: maybeNumber,
  listPrice: maybeSellingPrice,
  salePrice: sellingPrice,
  imageUrl: maybeText,
  imageId: nonEmptyText,
  productUrl: maybeText,
  serviceFlags: /* @__PURE__ */ maybeRecord(/* @__PURE__ */ z.unknown()),
  services: /* @__PURE__ */ maybeList(productServiceWire),
  salesForcePayload: maybeText,
  inventory: maybeInventory,
})

/** One buyable size and finish of a work on the wire. */
export type ProductVariantWire = z.infer<typeof productVariantWire>

export function toProductVariant(from: ProductVariantWire, currency: string): ProductVariant {
  return {
    upi: from.upi,
    printUpi: from.printUpi ?? from.upi,
    apnum: from.apnum ?? '',
    zoneProductId: from.zoneProductId ?? '',
    sizeCode: from.sizeCode,
    displaySize: from.displaySize ?? '',
    printSize: from.printSize ?? '',
    podConfig: from.podConfig ?? UNKNOWN_POD_CONFIG,
    productTypeGroup: from.productTypeGroup ?? '',
    productTypeName: from.productTypeName ?? '',
    listPrice: toMoney(from.listPrice ?? from.salePrice, currency),
    salePrice: toMoney(from.salePrice, currency),
    imageUrl: from.imageUrl ?? '',
    imageId: from.imageId,
    productUrl: from.productUrl ? productLink(from.productUrl, from.upi) : '',
    serviceFlags: toServiceFlags(from.serviceFlags ?? {}),
    services: (from.services ?? []).flatMap(toProductServices),
    salesForcePayload: from.salesForcePayload ?? '',
    ...omitNullish({
      customizerUpi: from.customizerUpi,
      pubnum: from.pubnum,
      displayFinishedSize: from.displayFinishedSize,
      productTypeId: from.productTypeId,
      inventory: toInventory(from.inventory),
    }),
  }
}

// Beside its flags a service may say of the same work what is none.
function toServiceFlags(
  flags: NonNullable<ProductVariantWire['serviceFlags']>,
): ProductVariant['serviceFlags'] {
  return Object.fromEntries(Object.entries(flags).map(([name, allowed]) => [name, allowed === true]))
}

function toProductServices({ upi, specialHandling }: ProductServiceWire): readonly ProductService[] {
  return specialHandling ? [{ upi, specialHandling: toSpecialHandling(specialHandling) }] : []
}
