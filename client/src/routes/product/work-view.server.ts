import {
  imageAddress,
  siteLink,
  type ProductGroup,
  type ProductVariant,
  type SiteContext,
} from '@wallart/sdk'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'

/** A work as its page knows it, with all its sizes and finishes in slim records. */
export function workView(group: ProductGroup, category: string, context: SiteContext): WorkView {
  const { title, artistName, description, groupType, imageIds, products, seo } = group
  return {
    title,
    artist: artistName,
    artistHref: seo.artistGalleryUrl ? siteLink(seo.artistGalleryUrl, context) : '',
    category,
    description,
    groupType,
    imageIds,
    variants: products.map(variantView),
  }
}

function variantView(product: ProductVariant): VariantView {
  const { upi, printUpi, apnum, zoneProductId, sizeCode, displaySize, displayFinishedSize, printSize } =
    product
  const { productTypeGroup, productTypeName, productTypeId, podConfig, listPrice, salePrice } = product
  const { imageId, serviceFlags, services, inventory } = product
  return {
    upi,
    printUpi,
    apnum,
    zoneProductId,
    sizeCode,
    displaySize,
    ...(displayFinishedSize !== undefined && { displayFinishedSize }),
    printSize,
    productTypeGroup,
    productTypeName,
    ...(productTypeId !== undefined && { productTypeId }),
    podConfig,
    listPrice,
    salePrice,
    imageId,
    imageUrl: imageAddress(imageId, 'jpg', { width: 640 }),
    serviceFlags,
    services,
    ...(inventory && { inventory }),
  }
}
