import type { OptionProduct } from '../../model/option-product.ts'
import { GALLERY_POPS, galleryPopOptions } from './gallery-pops.ts'

const sample = {
  sizeCode: 'M',
  displaySize: '24" x 36"',
  imageId: 'IMG1',
  imageUrl: '/img/IMG1.jpg',
  productTypeGroup: 'print',
  listPrice: { minor: 1999, currency: 'USD' },
  salePrice: { minor: 1499, currency: 'USD' },
  serviceFlags: {},
  services: [],
}

const frame = (mouldingName: string) => [{ upi: 'S1', specialHandling: { name: 'frame', mouldingName } }]
const done = (name: string, mouldingName?: string) => [
  { upi: 'S1', specialHandling: mouldingName ? { name, mouldingName } : { name } },
]

test('a gallery pop has exactly five options (OPT-33)', () => {
  expect(GALLERY_POPS.map(({ title, size }) => [title.code, title.message, size])).toEqual([
    ['gallery-pops.print', 'Just the Print', '11x11'],
    ['gallery-pops.black-frame', 'Black Frame', undefined],
    ['gallery-pops.white-frame', 'White Frame', '12x12'],
    ['gallery-pops.canvas', 'Stretched Canvas', undefined],
    ['gallery-pops.framed-canvas', 'Black Framed Canvas', undefined],
  ])
})

test('each option stands for the first variant that fits (OPT-33, S-42)', () => {
  const products: readonly OptionProduct[] = [
    { ...sample, upi: 'WHITECANVAS', services: done('canvas', 'White') },
    { ...sample, upi: 'BLACKCANVAS', services: done('canvas', 'Black') },
    { ...sample, upi: 'CANVAS', services: done('canvas') },
    { ...sample, upi: 'BROWN', services: frame('Brown') },
    { ...sample, upi: 'WHITE', services: frame('White') },
    { ...sample, upi: 'BLACK', services: frame('Black') },
    { ...sample, upi: 'BLACK2', services: frame('Black') },
    { ...sample, upi: 'MOUNT', services: done('mount') },
    { ...sample, upi: 'PRINT' },
  ]
  expect(galleryPopOptions(products).map(({ product }) => product?.upi)).toEqual([
    'PRINT',
    'BLACK',
    'WHITE',
    'CANVAS',
    'BLACKCANVAS',
  ])
})

test('just the print of a poster is the poster (OPT-33)', () => {
  const poster = { ...sample, upi: 'POSTER', productTypeGroup: 'Poster' }
  expect(galleryPopOptions([poster])[0]?.product?.upi).toBe('POSTER')
})

test('there are five options even where the work has none of them (OPT-33)', () => {
  expect(galleryPopOptions([])).toEqual(GALLERY_POPS.map(pop => ({ pop, product: undefined })))
})

test('an option that names a size stands for the variant of that size (OPT-33)', () => {
  const products: readonly OptionProduct[] = [
    { ...sample, upi: 'PRINT16', displaySize: '16" x 16"' },
    { ...sample, upi: 'PRINT11', displaySize: '11" x 11"' },
    { ...sample, upi: 'WHITE11', displaySize: '11" x 11"', services: frame('White') },
    { ...sample, upi: 'WHITE12', displaySize: '12" x 12"', services: frame('White') },
  ]
  const chosen = galleryPopOptions(products).map(({ product }) => product?.upi)
  expect([chosen[0], chosen[2]]).toEqual(['PRINT11', 'WHITE12'])
})
