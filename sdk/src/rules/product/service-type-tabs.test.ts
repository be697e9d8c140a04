import type { OptionProduct } from '../../model/option-product.ts'
import { SERVICE_TYPES, serviceTypeOf, serviceTypeTabs } from './service-type-tabs.ts'

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

const mounts: readonly OptionProduct[] = [
  { ...sample, upi: 'MOUNT1', services: done('mount'), inventory: { stockLevel: 0 } },
  { ...sample, upi: 'MOUNT2', services: done('mount'), inventory: { stockLevel: 0 } },
]

test.each([
  ['print', 'print'],
  ['poster', 'print'],
  ['frame', 'frame'],
  ['stretched-canvas', 'canvas'],
  ['framed-canvas', 'canvas'],
  ['mount', 'mount'],
  ['laminate', 'laminate'],
] as const)('a %s is found under the tab %s (PDP-31, PDP-48)', (type, serviceType) => {
  expect(serviceTypeOf(type)).toBe(serviceType)
  expect(SERVICE_TYPES).toEqual(['print', 'frame', 'canvas', 'mount', 'laminate'])
})

test('each tab leads to the first option of its service in that size (PDP-31, PDP-48)', () => {
  const products: readonly OptionProduct[] = [
    { ...sample, upi: 'LAMINATE', services: done('laminate') },
    ...mounts,
    { ...sample, upi: 'FRAMEDCANVAS', services: done('canvas', 'Black') },
    { ...sample, upi: 'CANVAS', services: done('canvas') },
    { ...sample, upi: 'WHITE', services: frame('White') },
    { ...sample, upi: 'BLACK', services: frame('Black') },
    { ...sample, upi: 'PRINT' },
  ]
  const tabs = serviceTypeTabs(products)
  expect(
    tabs.map(({ serviceType, title, product }) => [serviceType, title.code, title.message, product.upi]),
  ).toEqual([
    ['print', 'service-type.print', 'Print', 'PRINT'],
    ['frame', 'service-type.frame', 'Frame', 'BLACK'],
    ['canvas', 'service-type.canvas', 'Canvas', 'CANVAS'],
    ['mount', 'service-type.mount', 'Wood Mount', 'MOUNT1'],
    ['laminate', 'service-type.laminate', 'Laminate', 'LAMINATE'],
  ])
})

test('a tab leads past what is sold out while there is something else (PDP-48)', () => {
  const last: OptionProduct = { ...sample, upi: 'MOUNT3', services: done('mount') }
  expect(serviceTypeTabs([...mounts, last]).map(({ product }) => product.upi)).toEqual(['MOUNT3'])
  expect(serviceTypeTabs(mounts).map(({ product }) => product.upi)).toEqual(['MOUNT1'])
})

test('a size without variants has no tabs (PDP-31)', () => {
  expect(serviceTypeTabs([])).toEqual([])
})
