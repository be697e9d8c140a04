import type { ArtRecord } from '../model/platform-product.ts'
import { createContract } from '../wire/create-contract.ts'
import { firstCurrency, maybeCurrency } from '../wire/currency.ts'
import { maybeFlag, maybeList, maybeText } from '../wire/fields.ts'
import { nonEmptyText } from '../wire/non-empty-text.ts'
import { maybeMoney } from '../wire/price.ts'
import * as z from '../wire/schema.ts'
import { maybeSellingPrice } from '../wire/selling-price.ts'
import type { MaybeFlag, MaybeNumber, MaybeText } from '../wire/types/maybe.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from './contract.ts'

/** A product of the products service on the wire. */
export interface ArtRecordWire {
  upi: string
  printUpi?: MaybeText
  apnum?: MaybeText
  imageId?: MaybeText
  imageUrl: string
  productUrl: string
  title?: MaybeText
  artist?: string | { fullName?: MaybeText } | null | undefined
  productTypeName?: MaybeText
  productType?: { description?: MaybeText } | null | undefined
  printSize?: MaybeText
  displaySize?: MaybeText
  physicalDimensions?: { displayDimensionText?: MaybeText } | null | undefined
  currency?: MaybeText
  listPrice?: MaybeNumber
  salePrice?: MaybeNumber
  price?: MaybeNumber
  specialHandling?: { mouldingId?: MaybeText; mouldingName?: MaybeText } | null | undefined
  lifeStyleImageIds?: string[] | null | undefined
  promoBadge?: MaybeFlag
  hotdeals?: MaybeFlag
  exclusive?: MaybeFlag
  bestSeller?: MaybeFlag
  hgtv?: MaybeFlag
}

type LenientArtRecordWire = Omit<ArtRecordWire, 'artist'> & { artist?: unknown }

const wire: z.Schema<LenientArtRecordWire[]> = /* @__PURE__ */ z.array(
  /* @__PURE__ */ z.object({
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
  }),
)

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
  wire,
  records => records.map(toArtRecord),
)
