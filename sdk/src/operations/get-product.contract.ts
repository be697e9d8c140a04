import type { PlatformProduct } from '../model/platform-product.ts'
import { createContract } from '../wire/create-contract.ts'
import { firstCurrency, maybeCurrency } from '../wire/currency.ts'
import { maybeFlag, maybeList, maybeNumber, maybeText } from '../wire/fields.ts'
import { nonEmptyText } from '../wire/non-empty-text.ts'
import { toInventory, maybeInventory, type InventoryWire } from '../wire/inventory.ts'
import { maybeRecord } from '../wire/maybe-record.ts'
import { maybeMoney } from '../wire/price.ts'
import { toProductImage, productImageWire } from '../wire/product-image.ts'
import {
  priceRangeWire,
  toPriceRange,
  toProductPromotion,
  productPromotionWire,
  toTieredPrices,
  tieredPriceWire,
} from '../wire/product-price.ts'
import * as z from '../wire/schema.ts'
import { maybeSellingPrice } from '../wire/selling-price.ts'
import { toSpecialHandling, specialHandlingWire } from '../wire/special-handling.ts'
import {
  maybeVariationValues,
  toPlatformVariant,
  variantWire,
  toVariationAttribute,
  variationAttributeWire,
  toVariationValues,
} from '../wire/variation.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from '../model/contract.ts'

export type { InventoryWire } from '../wire/inventory.ts'
export type { ProductImageWire } from '../wire/product-image.ts'
export type { PriceRangeWire, ProductPromotionWire, TieredPriceWire } from '../wire/product-price.ts'
export type { SpecialHandlingWire } from '../wire/special-handling.ts'
export type {
  VariantWire,
  VariationAttributeWire,
  VariationValuesWire,
  VariationValueWire,
} from '../wire/variation.ts'

const withId = /* @__PURE__ */ z.object({ id: /* @__PURE__ */ z.string() })

const wire = /* @__PURE__ */ z.object({
  id: nonEmptyText,
  name: maybeText,
  productName: maybeText,
  brand: maybeText,
  /** The kinds that the product is, each set to true. */
  type: /* @__PURE__ */ maybeRecord(maybeFlag),
  title: maybeText,
  artistName: maybeText,
  imageIds: /* @__PURE__ */ maybeList(/* @__PURE__ */ z.string()),
  hgtv: maybeFlag,
  imageGroups: /* @__PURE__ */ maybeList(
    /* @__PURE__ */ z.object({
      viewType: /* @__PURE__ */ z.string(),
      images: /* @__PURE__ */ maybeList(productImageWire),
    }),
  ),
  variationAttributes: /* @__PURE__ */ maybeList(variationAttributeWire),
  variationValues: maybeVariationValues,
  variants: /* @__PURE__ */ maybeList(variantWire),
  representedProduct: /* @__PURE__ */ z.nullish(withId),
  currency: maybeCurrency,
  price: maybeSellingPrice,
  priceMax: maybeSellingPrice,
  pricePerUnit: maybeSellingPrice,
  priceRanges: /* @__PURE__ */ maybeList(priceRangeWire),
  tieredPrices: /* @__PURE__ */ maybeList(tieredPriceWire),
  productPromotions: /* @__PURE__ */ maybeList(productPromotionWire),
  inventory: maybeInventory,
  minOrderQuantity: maybeNumber,
  stepQuantity: maybeNumber,
  productTypeGroup: maybeText,
  productTypeId: maybeNumber,
  specialHandling: /* @__PURE__ */ z.nullish(specialHandlingWire),
  setProducts: /* @__PURE__ */ maybeList(withId),
  bundledProducts: /* @__PURE__ */ maybeList(
    /* @__PURE__ */ z.object({ product: withId, quantity: /* @__PURE__ */ z.number() }),
  ),
  c_size: maybeText,
  c_apnum: maybeText,
  c_alternativeUrl: maybeText,
})

/** A product of the commerce platform on the wire; what a set or a bundle holds is read by its ids alone. */
export type PlatformProductWire = z.infer<typeof wire>

function toPlatformProduct(from: PlatformProductWire): PlatformProduct {
  const currency = firstCurrency(from.currency)
  return {
    id: from.id,
    name: from.name || from.productName || '',
    type: platformProductType(from.type),
    imageIds: from.imageIds ?? [],
    hgtv: from.hgtv ?? false,
    imageGroups: (from.imageGroups ?? []).map(({ viewType, images }) => ({
      viewType,
      images: (images ?? []).map(toProductImage),
    })),
    variationAttributes: (from.variationAttributes ?? []).map(toVariationAttribute),
    variationValues: toVariationValues(from.variationValues),
    variants: (from.variants ?? []).map(variant => toPlatformVariant(variant, currency)),
    priceRanges: (from.priceRanges ?? []).map(range => toPriceRange(range, currency)),
    tieredPrices: (from.tieredPrices ?? []).flatMap(tier => toTieredPrices(tier, currency)),
    promotions: (from.productPromotions ?? []).map(promotion => toProductPromotion(promotion, currency)),
    setProductIds: (from.setProducts ?? []).map(({ id }) => id),
    bundledProducts: (from.bundledProducts ?? []).map(({ product, quantity }) => ({
      productId: product.id,
      quantity,
    })),
    ...omitNullish({
      brand: from.brand,
      title: from.title,
      artistName: from.artistName,
      representedProductId: from.representedProduct?.id,
      price: maybeMoney(from.price, currency),
      priceMax: maybeMoney(from.priceMax, currency),
      pricePerUnit: maybeMoney(from.pricePerUnit, currency),
      inventory: toInventory(from.inventory && withQuantities(from.inventory, from)),
      productTypeGroup: from.productTypeGroup,
      productTypeId: from.productTypeId,
      specialHandling: from.specialHandling ? toSpecialHandling(from.specialHandling) : undefined,
      size: from.c_size,
      apnum: from.c_apnum,
      alternativeUrl: from.c_alternativeUrl,
    }),
  }
}

// A master that is in a set is still a master, so the order of the wire decides nothing.
function platformProductType(type: PlatformProductWire['type']): string {
  const kinds = Object.entries(type ?? {}).flatMap(([kind, is]) => (is ? [kind] : []))
  return ['set', 'bundle', 'master', 'variant'].find(kind => kinds.includes(kind)) ?? kinds[0] ?? 'item'
}

// The platform keeps the quantities beside the inventory, the shop reads them within it.
function withQuantities(
  inventory: InventoryWire,
  { minOrderQuantity, stepQuantity }: PlatformProductWire,
): InventoryWire {
  return {
    ...inventory,
    minOrderQuantity: inventory.minOrderQuantity ?? minOrderQuantity,
    stepQuantity: inventory.stepQuantity ?? stepQuantity,
  }
}

/** The contract for a product of the commerce platform. */
export const getProductContract: Contract<PlatformProduct> = /* @__PURE__ */ createContract(
  wire,
  toPlatformProduct,
)
