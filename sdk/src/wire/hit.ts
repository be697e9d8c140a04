import type { Hit, HitFlags } from '../model/listing.ts'
import { toMoney } from '../rules/money/money.ts'
import { firstCurrency, maybeCurrency } from './currency.ts'
import { maybeFlag, maybeNumber, maybeText } from './fields.ts'
import { nonEmptyText } from './non-empty-text.ts'
import { productLink } from '../rules/address/product-link.ts'
import { sameSitePath } from '../rules/address/same-site-path.ts'
import { refine } from './refine.ts'
import { maybeMoney } from './price.ts'
import * as z from './schema.ts'
import { maybeSellingPrice, sellingPrice } from './selling-price.ts'
import { omitNullish } from './omit-nullish.ts'

// One of them says something.
const names = { name: maybeText, productName: maybeText }

type HitNames = z.Fields<typeof names>

/** Reads a tile; without a key, a name, a picture, a price or an address it cannot be shown. */
export const hitWire = /* @__PURE__ */ z.object(
  {
    productId: nonEmptyText,
    imageid: nonEmptyText,
    ...names,
    currency: maybeCurrency,
    /** From which it is sold; where kinds of goods are chosen, as the cheapest of those. */
    price: sellingPrice,
    msrp: maybeSellingPrice,
    image: /* @__PURE__ */ z.nullish(
      /* @__PURE__ */ z.object({ link: maybeText, disBaseLink: maybeText, alt: maybeText }),
    ),
    url: nonEmptyText,
    hitType: maybeText,
    artist: /* @__PURE__ */ z.nullish(
      /* @__PURE__ */ z.object({ fullName: maybeText, artistCategoryURL: maybeText }),
    ),
    physicalDimensions: /* @__PURE__ */ z.nullish(
      /* @__PURE__ */ z.object({
        displayWidth: maybeNumber,
        displayHeight: maybeNumber,
        displayDimensionText: maybeText,
      }),
    ),
    hasMoreSizes: maybeFlag,
    productType: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.object({ description: maybeText })),
    orderable: maybeFlag,
    isNew: maybeFlag,
    promoBadge: maybeFlag,
    hotdeals: maybeFlag,
    discountable: maybeFlag,
    hgtv: maybeFlag,
    exclusive: maybeFlag,
    bestSeller: maybeFlag,
  },
  /* @__PURE__ */ refine((hit: HitNames) => hitName(hit) !== '', 'name'),
)

/** A tile of a list on the wire. */
export type HitWire = z.infer<typeof hitWire>

export function toHit(from: HitWire, listCurrency: HitWire['currency']): Hit {
  const currency = firstCurrency(from.currency, listCurrency)
  const { image, artist, physicalDimensions: size } = from
  return {
    productId: from.productId,
    imageId: from.imageid,
    name: hitName(from),
    price: toMoney(from.price, currency),
    image: { link: image?.link ?? '', disBaseLink: image?.disBaseLink ?? '', alt: image?.alt ?? '' },
    url: productLink(from.url, from.productId),
    hitType: from.hitType ?? 'product',
    hasMoreSizes: from.hasMoreSizes ?? false,
    productType: from.productType?.description ?? '',
    orderable: from.orderable ?? true,
    flags: toHitFlags(from),
    ...omitNullish({
      msrp: maybeMoney(from.msrp, currency),
      artist: artist?.fullName ? toHitArtist(artist.fullName, artist.artistCategoryURL) : undefined,
      physicalDimensions: size ? toPhysicalDimensions(size) : undefined,
    }),
  }
}

function hitName({ name, productName }: HitNames): string {
  return name || productName || ''
}

function toHitArtist(
  fullName: string,
  artistCategoryUrl: string | null | undefined,
): NonNullable<Hit['artist']> {
  return { fullName, ...omitNullish({ artistCategoryUrl: sameSitePath(artistCategoryUrl) }) }
}

function toPhysicalDimensions({
  displayDimensionText,
  ...sides
}: NonNullable<HitWire['physicalDimensions']>): NonNullable<Hit['physicalDimensions']> {
  return { displayDimensionText: displayDimensionText ?? '', ...omitNullish(sides) }
}

function toHitFlags(from: HitWire): HitFlags {
  return {
    isNew: from.isNew ?? false,
    promoBadge: from.promoBadge ?? false,
    hotdeals: from.hotdeals ?? false,
    discountable: from.discountable ?? false,
    hgtv: from.hgtv ?? false,
    exclusive: from.exclusive ?? false,
    bestSeller: from.bestSeller ?? false,
  }
}
