import * as fc from 'fast-check'
import type { OptionProduct } from '../../model/option-product.ts'
import { optionCards } from './option-cards.ts'

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

const frame = (mouldingName: string, mouldingTier = 'classic') => [
  { upi: 'S1', specialHandling: { name: 'frame', mouldingName, mouldingTier } },
]
const done = (name: string, mouldingName?: string) => [
  { upi: 'S1', specialHandling: mouldingName ? { name, mouldingName } : { name } },
]

const upis = (products: readonly OptionProduct[]) => optionCards(products).map(({ product }) => product.upi)

const everything: readonly OptionProduct[] = [
  { ...sample, upi: 'LAMINATE', services: done('laminate') },
  { ...sample, upi: 'MOUNT', services: done('mount') },
  { ...sample, upi: 'FRAMEDCANVAS', services: done('canvas', 'Black') },
  { ...sample, upi: 'CANVAS', services: done('canvas') },
  { ...sample, upi: 'BRONZE', services: frame('Bronze') },
  { ...sample, upi: 'BROWN', services: frame('Brown') },
  { ...sample, upi: 'WHITE', services: frame('White', 'value') },
  { ...sample, upi: 'BLACK', services: frame('Black') },
  { ...sample, upi: 'PRINT' },
]

test('a card says everything about its option (OPT-18)', () => {
  const product: OptionProduct = { ...sample, upi: 'A1', services: frame('Oak') }
  expect(optionCards([product])).toEqual([
    {
      available: true,
      imageUrl: '/img/IMG1.jpg',
      title: { code: 'finish.moulding-frame', message: 'Oak Frame', values: { moulding: 'Oak' } },
      price: { listPrice: { minor: 1999, currency: 'USD' }, salePrice: { minor: 1499, currency: 'USD' } },
      product,
      finish: { type: 'frame', tier: 'classic', moulding: 'Oak' },
      order: 3.5,
    },
  ])
})

test.each([
  [undefined, true],
  [1, true],
  [0, false],
  [-1, false],
  [Number.NaN, false],
])('an option with a stock of %p is available: %p (OPT-18)', (stockLevel, available) => {
  const inventory = stockLevel === undefined ? {} : { inventory: { stockLevel } }
  expect(optionCards([{ ...sample, ...inventory, upi: 'A1' }])[0]?.available).toBe(available)
})

test('prints come in the order of other types (OPT-24 to OPT-31, S-39)', () => {
  expect(upis(everything)).toEqual([
    'PRINT',
    'BLACK',
    'WHITE',
    'BROWN',
    'BRONZE',
    'CANVAS',
    'FRAMEDCANVAS',
    'MOUNT',
    'LAMINATE',
  ])
})

test('posters come in the order of posters, frames of one tier in the order of the work (OPT-19 to OPT-23)', () => {
  const posters = everything.map(product => Object.assign({}, product, { productTypeGroup: 'Poster' }))
  expect(upis(posters)).toEqual([
    'PRINT',
    'WHITE',
    'BRONZE',
    'BROWN',
    'BLACK',
    'MOUNT',
    'CANVAS',
    'FRAMEDCANVAS',
    'LAMINATE',
  ])
})

test('whatever is missing, the others keep their order and their places (OPT-32)', () => {
  const order = upis(everything)
  fc.assert(
    fc.property(fc.shuffledSubarray([...everything]), some => {
      const found = upis(some)
      expect(found).toEqual(order.filter(upi => found.includes(upi)))
      expect(found).toHaveLength(some.length)
    }),
  )
})
