import type { ProductSearch, ProductSearchHit } from '../model/product-search.ts'
import { createContract } from '../wire/create-contract.ts'
import { firstCurrency, maybeCurrency } from '../wire/currency.ts'
import { maybeFlag, maybeList, maybeNumber, maybeText } from '../wire/fields.ts'
import { nonEmptyText } from '../wire/non-empty-text.ts'
import { maybeMoney } from '../wire/price.ts'
import { toProductImage, productImageWire } from '../wire/product-image.ts'
import { maybeSellingPrice } from '../wire/selling-price.ts'
import { count } from '../wire/count.ts'
import { countedList } from '../wire/counted-list.ts'
import * as z from '../wire/schema.ts'
import { issuesOfDropped, lenientList, validEntries } from '../wire/lenient-list.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from '../model/contract.ts'

export type { ProductImageWire } from '../wire/product-image.ts'

const hitWire = /* @__PURE__ */ z.object({
  productId: nonEmptyText,
  productName: maybeText,
  hitType: maybeText,
  currency: maybeCurrency,
  price: maybeSellingPrice,
  priceMax: maybeSellingPrice,
  image: /* @__PURE__ */ z.nullish(productImageWire),
  orderable: maybeFlag,
  representedProduct: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.object({ id: /* @__PURE__ */ z.string() })),
})

/** One product that fits a search of the commerce platform, on the wire. */
export type ProductSearchHitWire = z.infer<typeof hitWire>

const wire = /* @__PURE__ */ z.object(
  {
    hits: /* @__PURE__ */ lenientList(hitWire),
    total: count,
    limit: maybeNumber,
    offset: maybeNumber,
    sortingOptions: /* @__PURE__ */ maybeList(
      /* @__PURE__ */ z.object({ id: /* @__PURE__ */ z.string(), label: maybeText }),
    ),
  },
  /* @__PURE__ */ countedList('hits'),
)

type LenientProductSearchWire = z.infer<typeof wire>

/** The products that fit a search of the commerce platform, on the wire. */
export interface ProductSearchWire extends Omit<LenientProductSearchWire, 'hits'> {
  hits?: ProductSearchHitWire[] | null | undefined
}

function toProductSearch(from: LenientProductSearchWire): ProductSearch {
  const { valid, dropped } = validEntries(from.hits, hitWire)
  return {
    hits: valid.map(toProductSearchHit),
    total: from.total,
    limit: from.limit ?? valid.length + dropped,
    offset: from.offset ?? 0,
    sortOptions: (from.sortingOptions ?? []).map(({ id, label }) => ({ id, label: label ?? id })),
    dropped,
  }
}

function toProductSearchHit(from: ProductSearchHitWire): ProductSearchHit {
  const currency = firstCurrency(from.currency)
  return {
    productId: from.productId,
    productName: from.productName ?? '',
    hitType: from.hitType ?? 'product',
    orderable: from.orderable ?? true,
    ...omitNullish({
      price: maybeMoney(from.price, currency),
      priceMax: maybeMoney(from.priceMax, currency),
      image: from.image ? toProductImage(from.image) : undefined,
      representedProductId: from.representedProduct?.id,
    }),
  }
}

/** The contract for a search of the commerce platform; a broken hit is left out and counted. */
export const searchProductsContract: Contract<ProductSearch> = /* @__PURE__ */ createContract(
  wire,
  toProductSearch,
  /* @__PURE__ */ issuesOfDropped({ hits: hitWire }),
)
