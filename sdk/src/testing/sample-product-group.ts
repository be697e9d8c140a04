import type { ProductGroupWire } from '../operations/get-product-group.contract.ts'
import type { ProductVariantWire } from '../wire/product-variant.ts'

/** A work with one variant as the product service answers it, changed as a test needs it. */
export function sampleProductGroup(changes: Partial<ProductGroupWire> = {}): ProductGroupWire {
  return {
    products: [sampleVariant()],
    currency: 'USD',
    groupType: 'image',
    defaultUpi: 'A1042',
    requestedUpi: 'A1042',
    seo: {
      canonicalUrl: '/products/quiet-ridge-A1042',
      title: 'Quiet Ridge',
      description: 'A quiet ridge at dusk.',
      keywords: 'ridge, dusk',
      robots: 'index,follow',
      language: 'en',
    },
    title: 'Quiet Ridge',
    artistName: 'Mara Lind',
    description: 'A quiet ridge at dusk.',
    categoryDescriptions: ['Landscapes'],
    imageIds: ['I1042'],
    content: {
      categories: [{ id: 'landscapes', name: 'Landscapes', displayUrl: '/gallery/landscapes' }],
      breadcrumbs: [{ id: 'subjects', name: 'Subjects', displayURL: '/gallery/subjects' }],
    },
    ...changes,
  }
}

/** One variant of a work as the product service answers it, changed as a test needs it. */
export function sampleVariant(changes: Partial<ProductVariantWire> = {}): ProductVariantWire {
  return {
    upi: 'A1042',
    printUpi: 'A1042',
    apnum: '104200',
    zoneProductId: 'zone-1042',
    sizeCode: '18x24',
    displaySize: '18" x 24"',
    printSize: '18" x 24"',
    podConfig: 0,
    productTypeGroup: 'Print',
    productTypeName: 'Art Print',
    productTypeId: 100,
    listPrice: 39.99,
    salePrice: 29.99,
    imageUrl: '/img/I1042.jpg',
    imageId: 'I1042',
    productUrl: '/products/quiet-ridge-A1042',
    serviceFlags: { frame: true, mount: true, laminate: true, canvas: false },
    services: [
      {
        upi: 'A1042F',
        specialHandling: {
          name: 'frame',
          mouldingName: 'Oak',
          mouldingTier: 'classic',
          mouldingWidth: 1.25,
          glassName: 'Acrylic',
        },
      },
    ],
    salesForcePayload: '{"productId":"zone-1042","quantity":1,"c_upi":"A1042"}',
    inventory: { stockLevel: 25, minOrderQuantity: 1, stepQuantity: 1 },
    ...changes,
  }
}
