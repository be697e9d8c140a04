import type { ArtRecord } from '../model/platform-product.ts'
import { createContract } from '../wire/create-contract.ts'
import { firstCurrency, maybeCurrency } from '../wire/currency.ts'
import { maybeFlag, maybeList, maybeText } from '../wire/fields.ts'
import { nonEmptyText } from '../wire/non-empty-text.ts'
import { maybeMoney } from '../wire/price.ts'
import * as z from '../wire/schema.ts'
import { maybeSellingPrice } from '../wire/selling-price.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from '../model/contract.ts'

const artRecordWire = /* @__PURE__ */ z.object({
  upi: nonEmptyText,
  printUpi: maybeText,
  apnum: maybeText,
  imageId: maybeText,
  imageUrl: /* @__PURE__ */ z.string(),
  productUrl: /* @__PURE__ */ z.string(),
  title: maybeText,
  artist: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.unknown()),
  productTypeName: maybeText,
  productType: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.object({ description: maybeText })),
  printSize: maybeText,
  displaySize: maybeText,
  physicalDimensions: /* @__PURE__ */ z.nullish(
    /* @__PURE__ */ z.object({ displayDimensionText: maybeText }),
  ),
  currency: maybeCurrency,
  listPrice: maybeSellingPrice,
  salePrice: maybeSellingPrice,
  price: maybeSellingPrice,
  specialHandling: /* @__PURE__ */ z.nullish(
    /* @__PURE__ */ z.object({ mouldingId: maybeText, mouldingName: maybeText }),
  ),
  lifeStyleImageIds: /* @__PURE__ */ maybeList(/* @__PURE__ */ z.string()),
  promoBadge: maybeFlag,
  hotdeals: maybeFlag,
  exclusive: maybeFlag,
  bestSeller: maybeFlag,
  hgtv: maybeFlag,
})

type LenientArtRecordWire = z.infer<typeof artRecordWire>

/** A product of the products service on the wire. */
export interface ArtRecordWire extends LenientArtRecordWire {
  artist?: string | { fullName?: string | null | undefined } | null | undefined
}

function toArtRecord(from: LenientArtRecordWire): ArtRecord {
  const currency = firstCurrency(from.currency)
  const salePrice = from.salePrice ?? from.price
  return {
    upi: from.upi,
    imageId: from.imageId ?? '',
    imageUrl: from.imageUrl,
    productUrl: from.productUrl,
    title: from.title ?? '',
    artist: toArtistName(from.artist),
    productTypeName: from.productTypeName ?? '',
    productTypeDescription: from.productType?.description ?? '',
    printSize: from.printSize ?? '',
    displaySize: from.displaySize ?? '',
    lifeStyleImageIds: from.lifeStyleImageIds ?? [],
    promoBadge: from.promoBadge ?? false,
    hotdeals: from.hotdeals ?? false,
    exclusive: from.exclusive ?? false,
    bestSeller: from.bestSeller ?? false,
    hgtv: from.hgtv ?? false,
    ...omitNullish({
      printUpi: from.printUpi,
      apnum: from.apnum,
      displayDimensionText: from.physicalDimensions?.displayDimensionText,
      salePrice: maybeMoney(salePrice, currency),
      listPrice: maybeMoney(from.listPrice ?? salePrice, currency),
      specialHandling: from.specialHandling ? omitNullish(from.specialHandling) : undefined,
    }),
  }
}

// Lists name artists as objects, and this service may do as they do.
function toArtistName(artist: unknown): string {
  const name =
    typeof artist === 'object' && artist !== null && 'fullName' in artist ? artist.fullName : artist
  return typeof name === 'string' ? name : ''
}

/** The contract for products of the products service. */
export const getArtProductContract: Contract<readonly ArtRecord[]> = /* @__PURE__ */ createContract(
  /* @__PURE__ */ z.array(artRecordWire),
  records => records.map(toArtRecord),
)
