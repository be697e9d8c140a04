import type { OptionProduct } from '../../model/option-product.ts'
import { productIndex } from './product-index.ts'
import { MAX_UPGRADE_OPTIONS, upgradeOptions } from './upgrade-options.ts'

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

const all = { canFrame: true, canMount: true, canCanvasStretched: true, canCanvasFramed: true }
const others: readonly OptionProduct[] = [
  { ...sample, upi: 'SMALL', sizeCode: 'S', services: done('canvas', 'Black') },
  { ...sample, upi: 'LAMINATE', services: done('laminate'), serviceFlags: all },
  { ...sample, upi: 'MOUNT', services: done('mount'), serviceFlags: all },
  { ...sample, upi: 'WHITE', services: frame('White'), serviceFlags: all },
  { ...sample, upi: 'BLACK', services: frame('Black'), serviceFlags: all },
  { ...sample, upi: 'CANVAS', services: done('canvas'), serviceFlags: all },
  { ...sample, upi: 'FRAMEDCANVAS', services: done('canvas', 'Black'), serviceFlags: all },
]
const offered = (serviceFlags: OptionProduct['serviceFlags'], upi = 'PRINT', more = others) =>
  upgradeOptions(productIndex({ products: [{ ...sample, upi: 'PRINT', serviceFlags }, ...more] }), upi)
const titles = (...args: Parameters<typeof offered>) => offered(...args).map(({ title }) => title.message)

test('a print is offered at most three upgrades, the best ones first (ATC-13, ATC-19)', () => {
  expect(MAX_UPGRADE_OPTIONS).toBe(3)
  expect(titles(all)).toEqual(['Framed Canvas', 'Stretched Canvas', 'Black Frame'])
  expect(titles(all, 'LAMINATE')).toEqual(['Framed Canvas', 'Stretched Canvas', 'Black Frame'])
  expect(offered(all)[0]?.product.upi).toBe('FRAMEDCANVAS')
})

test.each([
  [{ canCanvasFramed: true }, ['Framed Canvas']],
  [{ canCanvasStretched: true }, ['Stretched Canvas']],
  [{ canFrame: true }, ['Black Frame']],
  [{ canMount: true }, ['Wood Mount']],
  [{ canLaminate: true }, []],
  [{ ...all, canCanvasFramed: false }, ['Stretched Canvas', 'Black Frame', 'Wood Mount']],
  [{}, []],
])('the flags %j offer %j (ATC-16, ATC-17, ATC-19, S-38)', (flags, upgrades) => {
  expect(titles(flags)).toEqual(upgrades)
})

test.each(['WHITE', 'FRAMEDCANVAS'])('the framed %s is offered no upgrade (ATC-15)', upi => {
  expect(offered(all, upi)).toEqual([])
})

test('a mounted piece is offered no upgrade (ATC-18)', () => {
  expect(offered(all, 'MOUNT')).toEqual([])
})

test('a canvas is not offered what it is already (ATC-13)', () => {
  expect(titles(all, 'CANVAS')).toEqual(['Framed Canvas', 'Black Frame', 'Wood Mount'])
})

test('a finish that costs less is no upgrade (ATC-13)', () => {
  const cheaper = others.map(product =>
    product.upi === 'FRAMEDCANVAS' ? product : { ...product, salePrice: { minor: 1498, currency: 'USD' } },
  )
  expect(titles(all, 'PRINT', cheaper)).toEqual(['Framed Canvas'])
})

test.each([
  [1, ['Stretched Canvas', 'Black Frame', 'Wood Mount']],
  [2, ['Framed Canvas', 'Stretched Canvas', 'Black Frame']],
  [3, ['Stretched Canvas', 'Black Frame', 'Wood Mount']],
  [8, ['Framed Canvas', 'Stretched Canvas', 'Black Frame']],
  [10, ['Stretched Canvas', 'Black Frame', 'Wood Mount']],
])(
  'for %i pieces no finish is offered that is not sold in that number (STK-11, STK-12)',
  (quantity, upgrades) => {
    const inventory = { stockLevel: 9, minOrderQuantity: 2, stepQuantity: 2 }
    const products = others.map(product =>
      product.upi === 'FRAMEDCANVAS' ? { ...product, inventory } : product,
    )
    const index = productIndex({ products: [{ ...sample, upi: 'PRINT', serviceFlags: all }, ...products] })
    expect(upgradeOptions(index, 'PRINT', quantity).map(({ title }) => title.message)).toEqual(upgrades)
  },
)

test('there are no upgrades without options, in another size, sold out, or of nothing known (ATC-16)', () => {
  expect(offered(all, 'PRINT', [])).toStrictEqual([])
  expect(offered(all, 'PRINT', others.slice(0, 1))).toStrictEqual([])
  const soldOut = others.map(product => Object.assign({}, product, { inventory: { stockLevel: 0 } }))
  expect(offered(all, 'PRINT', soldOut)).toEqual([])
  expect(offered(all, 'NOBODY')).toEqual([])
  const { byUpi } = productIndex({ products: [{ ...sample, upi: 'PRINT', serviceFlags: all }] })
  expect(upgradeOptions({ byUpi, bySize: new Map() }, 'PRINT')).toEqual([])
})
