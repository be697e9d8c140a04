import type { SpecialHandling } from '../../model/product-group.ts'
import { productDetails } from './product-details.ts'

const print = {
  productTypeName: 'Giclee Print',
  services: [],
  printSize: '24" x 36"',
  zoneProductId: 'Z7',
  apnum: '4711',
}
const framed = (...handlings: readonly SpecialHandling[]) => ({
  ...print,
  services: handlings.map(specialHandling => ({ upi: 'S1', specialHandling })),
})

test('a framed print tells everything in the order of the page (PDP-09 to PDP-17)', () => {
  const product = {
    ...framed(
      { name: 'laminate' },
      { name: 'frame', mouldingName: 'Oak', mouldingWidth: 1.25, mouldingHeight: 0.75 },
      { name: 'mat', topMatName: 'Ivory', glassName: 'Acrylic' },
      { name: 'fillet', mouldingName: 'Ash', topMatName: 'Black', glassName: 'Museum' },
    ),
    displayFinishedSize: '30" x 42"',
  }
  expect(productDetails('Art', product)).toEqual([
    { code: 'details.product-type', label: 'Product Type', value: 'Giclee Print' },
    { code: 'details.frame-name', label: 'Frame Name', value: 'Oak' },
    { code: 'details.frame-width', label: 'Frame Width', value: '1.25"' },
    { code: 'details.frame-height', label: 'Frame Height', value: '0.75"' },
    { code: 'details.mat', label: 'Mat', value: 'Ivory' },
    { code: 'details.glass', label: 'Glass', value: 'Acrylic' },
    { code: 'details.print-size', label: 'Print Size', value: '24" x 36"' },
    { code: 'details.finished-size', label: 'Finished Size', value: '30" x 42"' },
    { code: 'details.product-id', label: 'Product ID', value: 'Z7' },
  ])
})

test('what a print does not have is left out (PDP-09, PDP-15, PDP-18)', () => {
  expect(productDetails('AllPosters', print).map(({ code, value }) => [code, value])).toEqual([
    ['details.product-type', 'Giclee Print'],
    ['details.print-size', '24" x 36"'],
    ['details.product-id', '4711'],
  ])
  expect(productDetails('Art', { ...print, printSize: '', zoneProductId: '' })).toHaveLength(1)
})

test.each([
  [0.5, '0.5"'],
  [2, '2"'],
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [Infinity, undefined],
])('a frame of %p inches is told as %p (PDP-11, PDP-12)', (length, expected) => {
  const handling = { name: 'frame', mouldingName: 'Oak', mouldingWidth: length, mouldingHeight: length }
  const lines = productDetails('Art', framed(handling))
  expect(lines.find(({ label }) => label === 'Frame Width')?.value).toBe(expected)
  expect(lines.find(({ label }) => label === 'Frame Height')?.value).toBe(expected)
})
