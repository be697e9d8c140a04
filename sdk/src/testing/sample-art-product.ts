import type { ArtRecordWire } from '../operations/get-art-product.contract.ts'

/** A product as the products service answers it, changed as a test needs it. */
export function sampleArtProduct(changes: Partial<ArtRecordWire> = {}): ArtRecordWire {
  return {
    upi: 'A1042',
    apnum: '1042',
    imageId: 'I1042',
    imageUrl: '/img/I1042.jpg',
    productUrl: '/products/quiet-ridge-A1042',
    title: 'Quiet Ridge',
    artist: { fullName: 'Mara Lindqvist' },
    productTypeName: 'Art Print',
    displaySize: '18 x 24 in',
    currency: 'USD',
    listPrice: 39.99,
    salePrice: 29.99,
    ...changes,
  }
}
