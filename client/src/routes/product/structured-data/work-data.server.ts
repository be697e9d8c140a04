import { decimalOf, finishOf, finishTitle, imageAddress, isOnSale } from '@wallart/sdk'
import type { Translate } from '../../../i18n/translate.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'
import { shippingData } from './shipping-data.server.ts'

export interface WorkDataInput {
  readonly work: WorkView
  readonly canonical: string
  readonly groupId: string
  /** The variant that the page shows: it alone says all, the others what they cost. */
  readonly shownUpi: string
  readonly brand: string
  readonly t: Translate
}

export function workData({ work, canonical, groupId, shownUpi, brand, t }: WorkDataInput): object {
  const { title, artist, artistHref, description, variants } = work
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': `${canonical}#work`,
    name: title,
    url: canonical,
    ...(description && { description }),
    productGroupID: groupId,
    brand: { '@type': 'Brand', name: brand },
    ...(artist && {
      creator: {
        '@type': 'Person',
        name: artist,
        ...(artistHref && { url: new URL(artistHref, canonical).href }),
      },
    }),
    variesBy: variesBy(variants),
    hasVariant: neighbours(variants, shownUpi).map(variant =>
      variant.upi === shownUpi
        ? variantData(work, variant, canonical, t)
        : shortVariantData(work, variant, canonical, t),
    ),
  }
}

/** The shown variant, its finish in other sizes and its size in other finishes; each of these has its own neighbours. */
function neighbours(variants: readonly VariantView[], shownUpi: string): readonly VariantView[] {
  const shown = variants.find(({ upi }) => upi === shownUpi)
  if (!shown) return variants
  const material = materialOf(shown)
  return variants.filter(variant => variant.sizeCode === shown.sizeCode || materialOf(variant) === material)
}

function materialOf(variant: VariantView): string {
  return finishTitle(finishOf(variant)).message
}

function variesBy(variants: readonly VariantView[]): readonly string[] {
  const sizes = new Set(variants.map(({ sizeCode }) => sizeCode))
  const materials = new Set(variants.map(materialOf))
  return [
    ...(sizes.size > 1 ? ['https://schema.org/size'] : []),
    ...(materials.size > 1 ? ['https://schema.org/material'] : []),
  ]
}

function variantData(work: WorkView, variant: VariantView, canonical: string, t: Translate): object {
  const { upi, imageId, displaySize, salePrice, listPrice } = variant
  const material = t(finishTitle(finishOf(variant)))
  const url = `${canonical}?upi=${upi}`
  return {
    '@type': 'Product',
    sku: upi,
    name: `${work.title}, ${material}, ${displaySize}`,
    url,
    image: new URL(imageAddress(imageId, 'jpg', { width: 1200 }), canonical).href,
    size: displaySize,
    material,
    offers: {
      '@type': 'Offer',
      url,
      price: decimalOf(salePrice),
      priceCurrency: salePrice.currency,
      availability: `https://schema.org/${isInStock(variant) ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: shippingData(work, variant),
      ...(isOnSale(salePrice, listPrice) && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: decimalOf(listPrice),
          priceCurrency: listPrice.currency,
        },
      }),
    },
  }
}

function shortVariantData(work: WorkView, variant: VariantView, canonical: string, t: Translate): object {
  const { upi, displaySize, salePrice } = variant
  const material = t(finishTitle(finishOf(variant)))
  return {
    '@type': 'Product',
    sku: upi,
    name: `${work.title}, ${material}, ${displaySize}`,
    url: `${canonical}?upi=${upi}`,
    size: displaySize,
    material,
    offers: {
      '@type': 'Offer',
      price: decimalOf(salePrice),
      priceCurrency: salePrice.currency,
      availability: `https://schema.org/${isInStock(variant) ? 'InStock' : 'OutOfStock'}`,
    },
  }
}

function isInStock({ inventory }: VariantView): boolean {
  return inventory === undefined || (inventory.ats ?? inventory.stockLevel) > 0
}
