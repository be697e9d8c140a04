import type { PlatformProduct } from '../../model/platform-product.ts'
import type { ProductVariant } from '../../model/product-group.ts'
import { productKind } from './product-kind.ts'

const frame = { name: 'frame', mouldingName: 'Black' }

test.each([
  [{ productTypeGroup: 'Print' }, 'print'],
  [{ productTypeGroup: 'Photo' }, 'print'],
  [{ productTypeGroup: 'Stand Up' }, 'print'],
  [{}, 'print'],
  [{ productTypeGroup: 'Poster' }, 'poster'],
  [{ productTypeGroup: 'Canvas' }, 'canvas'],
  [{ productTypeGroup: 'Canvas', productTypeId: 277 }, 'canvas'],
  [{ productTypeGroup: 'Canvas', productTypeId: 278 }, 'print'],
  [{ productTypeGroup: 'Canvas', specialHandling: frame }, 'framed-canvas'],
  [{ productTypeGroup: 'Print', specialHandling: { name: 'canvas', mouldingName: 'Oak' } }, 'framed-canvas'],
  [{ productTypeGroup: 'Print', specialHandling: { name: 'canvas' } }, 'canvas'],
  [{ productTypeGroup: 'Print', specialHandling: frame }, 'framed-print'],
  [{ productTypeGroup: 'Print', specialHandling: { ...frame, mouldingTier: 'classic' } }, 'framed-print'],
  [{ productTypeGroup: 'Print', specialHandling: { ...frame, mouldingTier: 'value' } }, 'framed-essential'],
  [{ productTypeGroup: 'Poster', specialHandling: frame }, 'framed-print'],
  [{ productTypeGroup: 'Poster', specialHandling: { ...frame, mouldingTier: 'Value' } }, 'framed-essential'],
  [{ productTypeGroup: 'Poster', specialHandling: { name: 'mount' } }, 'poster'],
  [{ productTypeGroup: 'Poster', specialHandling: { name: 'laminate' } }, 'poster'],
  [{ productTypeGroup: 'Print', specialHandling: { name: 'mount' } }, 'print'],
  [{ productTypeGroup: 'Canvas', productTypeId: 278, specialHandling: frame }, 'framed-print'],
])('%j is a %s (OPT-35, OPT-36, OPT-37, OPT-38, C-20, S-41)', (product, kind) => {
  expect(productKind(product)).toBe(kind)
})

test('variants and platform products have a kind alike (OPT-35)', () => {
  const variant: Pick<ProductVariant, 'productTypeGroup' | 'services'> = {
    productTypeGroup: 'print',
    services: [{ upi: 'S1', specialHandling: frame }],
  }
  const platformProduct: Pick<PlatformProduct, 'productTypeGroup' | 'specialHandling'> = {
    productTypeGroup: 'Print',
    specialHandling: frame,
  }
  expect([productKind(variant), productKind(platformProduct)]).toEqual(['framed-print', 'framed-print'])
})
