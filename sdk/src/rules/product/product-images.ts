import type { PlatformProduct, ProductImage } from '../../model/platform-product.ts'

/** The sizes in which the commerce platform keeps a product's pictures. */
export const PRODUCT_IMAGE_SIZES = ['small', 'large'] as const

/** A size in which the commerce platform keeps a product's pictures. */
export type ProductImageSize = (typeof PRODUCT_IMAGE_SIZES)[number]

/** The pictures of a product in a size. */
export function productImages(
  { imageGroups }: Pick<PlatformProduct, 'imageGroups'>,
  size: ProductImageSize,
): readonly ProductImage[] {
  return imageGroups.find(({ viewType }) => viewType === size)?.images ?? []
}
