import type { ProductVariant } from '../../model/product-group.ts'
import type { SiteId } from '../../model/site.ts'
import { brandProductId } from './brand-product-id.ts'
import { specialHandlings } from './special-handlings.ts'

/** One line of a product's details. */
export interface ProductDetail {
  readonly code: string
  readonly label: string
  readonly value: string
}

/** What the details of a product have to know of its variant. */
export type DetailedProduct = Pick<
  ProductVariant,
  'productTypeName' | 'services' | 'printSize' | 'displayFinishedSize' | 'zoneProductId' | 'apnum'
>

/** The lines under 'Product Details', in their order; what a product does not have is left out. */
export function productDetails(site: SiteId, product: DetailedProduct): readonly ProductDetail[] {
  const handlings = specialHandlings(product)
  const frame = handlings.find(({ mouldingName }) => mouldingName)
  const lines: readonly (readonly [code: string, label: string, value: string | undefined])[] = [
    ['product-type', 'Product Type', product.productTypeName],
    ['frame-name', 'Frame Name', frame?.mouldingName],
    ['frame-width', 'Frame Width', inches(frame?.mouldingWidth)],
    ['frame-height', 'Frame Height', inches(frame?.mouldingHeight)],
    ['mat', 'Mat', handlings.find(({ topMatName }) => topMatName)?.topMatName],
    ['second-mat', 'Second Mat', handlings.find(({ bottomMatName }) => bottomMatName)?.bottomMatName],
    ['glass', 'Glass', handlings.find(({ glassName }) => glassName)?.glassName],
    ['print-size', 'Print Size', product.printSize],
    ['finished-size', 'Finished Size', product.displayFinishedSize],
    ['product-id', 'Product ID', brandProductId(site, product)],
  ]
  return lines.flatMap(([code, label, value]) => (value ? [{ code: `details.${code}`, label, value }] : []))
}

function inches(length = 0): string | undefined {
  return length > 0 && length < Infinity ? `${length}"` : undefined
}
