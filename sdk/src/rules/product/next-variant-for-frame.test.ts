import type { OptionProduct } from '../../model/option-product.ts'
import { nextVariantForFrame } from './next-variant-for-frame.ts'
import { productIndex } from './product-index.ts'

const variant = (upi: string, sizeCode: string, name?: string, mouldingName?: string): OptionProduct => ({
  upi,
  sizeCode,
  displaySize: '24" x 36"',
  imageId: 'IMG1',
  imageUrl: '/img/IMG1.jpg',
  productTypeGroup: 'print',
  listPrice: { minor: 1999, currency: 'USD' },
  salePrice: { minor: 1499, currency: 'USD' },
  serviceFlags: {},
  services: name ? [{ upi: 'S1', specialHandling: { name, ...(mouldingName && { mouldingName }) } }] : [],
})

const index = productIndex({
  products: [
    variant('SMALLBLACK', 'S', 'frame', 'Black'),
    variant('CANVASBLACK', 'M', 'canvas', 'Black'),
    variant('CANVASOAK', 'M', 'canvas', 'Oak'),
    variant('CANVAS', 'M', 'canvas'),
    variant('BLACK', 'M', 'frame', 'Black'),
    variant('WHITE', 'M', 'frame', 'White'),
    variant('ASH', 'M', 'frame', 'Ash'),
    variant('CANVASASH', 'M', 'canvas', 'Ash'),
    variant('ASH2', 'M', 'frame', 'Ash'),
    variant('PRINT', 'M'),
  ],
})

test.each([
  ['PRINT', 'Black', 'BLACK'],
  ['PRINT', 'wHITE', 'WHITE'],
  ['WHITE', 'Black', 'BLACK'],
  ['CANVAS', 'Black', 'CANVASBLACK'],
  ['CANVASOAK', 'Black', 'CANVASBLACK'],
  ['CANVASBLACK', 'White', 'WHITE'],
  ['PRINT', 'Ash', 'ASH'],
  ['CANVAS', 'Ash', 'CANVASASH'],
  ['PRINT', 'Oak', 'CANVASOAK'],
  ['SMALLBLACK', 'White', undefined],
  ['PRINT', 'Bronze', undefined],
  ['PRINT', '', undefined],
  ['NOBODY', 'Black', undefined],
])('from %s the frame %p leads to %p of the same size (PDP-50)', (upi, moulding, next) => {
  expect(nextVariantForFrame(index, upi, moulding)).toBe(index.byUpi.get(next ?? ''))
})

test('a size of which nothing is known leads nowhere (PDP-50)', () => {
  expect(nextVariantForFrame({ byUpi: index.byUpi, bySize: new Map() }, 'PRINT', 'Black')).toBeUndefined()
})
