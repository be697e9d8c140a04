import type { Money } from '../../model/money.ts'
import type { ProductVariant } from '../../model/product-group.ts'
import type { SiteId } from '../../model/site.ts'
import { brandProductId } from './brand-product-id.ts'

/** The chosen variant, as price, stock and basket pieces of a page need it. */
export interface VariantSummary {
  readonly salePrice: Money
  readonly listPrice: Money
  readonly displaySize: string
  readonly imageUrl: string
  readonly productId: string
  readonly pricePerUnit?: Money
}

/** The chosen variant in short; the price per unit comes from the commerce platform where it knows one. */
export function variantSummary(
  site: SiteId,
  variant: Omit<VariantSummary, 'productId' | 'pricePerUnit'> &
    Pick<ProductVariant, 'zoneProductId' | 'apnum'>,
  pricePerUnit?: Money,
): VariantSummary {
  const { salePrice, listPrice, displaySize, imageUrl } = variant
  const productId = brandProductId(site, variant)
  const summary = { salePrice, listPrice, displaySize, imageUrl, productId }
  return pricePerUnit ? { ...summary, pricePerUnit } : summary
}
