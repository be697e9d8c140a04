import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'

export function cartProduct(
  { title, artist, category }: WorkView,
  { upi, salePrice, displaySize, productTypeName }: VariantView,
  quantity: number,
): AnalyticsProduct {
  const variant = `${productTypeName}, ${displaySize}`
  return { id: upi, name: title, price: salePrice, quantity, artist, category, variant }
}
