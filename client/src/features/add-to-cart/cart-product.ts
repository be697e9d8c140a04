import type { ProductVariant } from '@wallart/sdk'
import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import { variantTypeName } from '../../catalogue/variant-type-name.ts'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'

export function cartProduct(
  { title, artist, category }: Pick<WorkView, 'title' | 'artist' | 'category'>,
  product: VariantView | ProductVariant,
  quantity: number,
): AnalyticsProduct {
  const { upi, salePrice, displaySize } = product
  const variant = `${variantTypeName(product)}, ${displaySize}`
  return { id: upi, name: title, price: salePrice, quantity, artist, category, variant }
}
