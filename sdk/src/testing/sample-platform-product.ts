import type { PlatformProductWire } from '../operations/get-product.contract.ts'

/** A product as the commerce API answers it, changed as a test needs it. */
export function samplePlatformProduct(changes: Partial<PlatformProductWire> = {}): PlatformProductWire {
  return {
    id: 'zone-1042',
    name: 'Quiet Ridge',
    type: { item: true },
    title: 'Quiet Ridge',
    artistName: 'Mara Lindqvist',
    imageIds: ['I1042'],
    imageGroups: [{ viewType: 'large', images: [{ link: '/img/I1042.jpg', alt: 'Quiet Ridge' }] }],
    variationAttributes: [
      { id: 'size', name: 'Size', values: [{ value: '18x24', name: '18 x 24 in', orderable: true }] },
    ],
    variants: [
      { productId: 'zone-1042-s', price: 29.99, orderable: true, variationValues: { size: '18x24' } },
    ],
    currency: 'USD',
    price: 29.99,
    productPromotions: [{ promotionId: 'spring', calloutMsg: 'Spring sale', promotionalPrice: 24.99 }],
    inventory: { stockLevel: 40, ats: 40 },
    ...changes,
  }
}
