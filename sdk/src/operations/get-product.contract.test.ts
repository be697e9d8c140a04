import { getProductContract } from './get-product.contract.ts'
import { getProductsContract } from './get-products.contract.ts'

const check = (value: unknown) => getProductContract['~standard'].validate(value)
const several = (value: unknown) => getProductsContract['~standard'].validate(value)
const usd = (minor: number) => ({ minor, currency: 'USD' })

const wire = {
  id: 'A1042',
  name: 'Quiet Ridge',
  brand: 'Jane Doe',
  type: { item: true, master: true, set: null },
  title: 'Quiet Ridge',
  artistName: 'Jane Doe',
  imageIds: ['I1'],
  hgtv: true,
  imageGroups: [
    {
      viewType: 'large',
      images: [
        { link: '/l.jpg', disBaseLink: '/b.jpg', alt: 'a', title: 't', zoom: '/z.jpg' },
        { link: '/m.jpg' },
      ],
    },
  ],
  variationAttributes: [
    {
      id: 'color',
      name: 'Color',
      values: [{ value: 'red', name: 'Red', orderable: false }, { value: 'blue' }],
    },
  ],
  variationValues: { color: 'red', size: null },
  variants: [
    { productId: 'V1', orderable: false, price: 10, variationValues: { color: 'red' } },
    { productId: 'V2' },
  ],
  representedProduct: { id: 'V1' },
  currency: 'USD',
  price: 19.99,
  priceMax: 49,
  pricePerUnit: 2.5,
  priceRanges: [{ minPrice: 19.99, maxPrice: 49, pricebook: 'usd-sale' }, { minPrice: 9 }],
  tieredPrices: [{ quantity: 1, price: 19.99, pricebook: 'list' }, { quantity: 10 }],
  productPromotions: [
    { promotionId: 'P1', calloutMsg: '25% off', promotionalPrice: 14.99 },
    { promotionId: 'P2', calloutMsg: null },
  ],
  inventory: { id: 'i', ats: 5, stockLevel: 6, orderable: true },
  minOrderQuantity: 2,
  stepQuantity: 3,
  productTypeGroup: 'Print',
  productTypeId: 278,
  specialHandling: { name: 'frame', mouldingTier: 'value' },
  setProducts: [{ id: 'S1', name: 'part' }],
  bundledProducts: [{ id: 'x', product: { id: 'B1' }, quantity: 2 }],
  c_size: '18x24',
  c_apnum: '1042',
  c_alternativeUrl: '/a',
  c_new: 1,
}

const model = {
  id: 'A1042',
  name: 'Quiet Ridge',
  brand: 'Jane Doe',
  type: 'master',
  title: 'Quiet Ridge',
  artistName: 'Jane Doe',
  imageIds: ['I1'],
  hgtv: true,
  imageGroups: [
    {
      viewType: 'large',
      images: [
        { link: '/l.jpg', disBaseLink: '/b.jpg', alt: 'a', title: 't', zoom: '/z.jpg' },
        { link: '/m.jpg', disBaseLink: '/m.jpg', alt: '', title: '' },
      ],
    },
  ],
  variationAttributes: [
    {
      id: 'color',
      name: 'Color',
      values: [
        { value: 'red', name: 'Red', orderable: false },
        { value: 'blue', name: 'blue' },
      ],
    },
  ],
  variationValues: { color: 'red' },
  variants: [
    { productId: 'V1', orderable: false, price: usd(1000), variationValues: { color: 'red' } },
    { productId: 'V2', orderable: true, variationValues: {} },
  ],
  representedProductId: 'V1',
  price: usd(1999),
  priceMax: usd(4900),
  pricePerUnit: usd(250),
  priceRanges: [{ minPrice: usd(1999), maxPrice: usd(4900), pricebook: 'usd-sale' }, { minPrice: usd(900) }],
  tieredPrices: [{ quantity: 1, price: usd(1999) }],
  promotions: [
    { promotionId: 'P1', calloutMsg: '25% off', promotionalPrice: usd(1499) },
    { promotionId: 'P2' },
  ],
  inventory: { ats: 5, stockLevel: 6, minOrderQuantity: 2, stepQuantity: 3 },
  productTypeGroup: 'Print',
  productTypeId: 278,
  specialHandling: { name: 'frame', mouldingTier: 'value' },
  setProductIds: ['S1'],
  bundledProducts: [{ productId: 'B1', quantity: 2 }],
  size: '18x24',
  apnum: '1042',
  alternativeUrl: '/a',
}

const bare = {
  id: 'A1',
  name: '',
  type: 'item',
  imageIds: [],
  hgtv: false,
  imageGroups: [],
  variationAttributes: [],
  variationValues: {},
  variants: [],
  priceRanges: [],
  tieredPrices: [],
  promotions: [],
  setProductIds: [],
  bundledProducts: [],
}

test('a product of the platform becomes the shop’s own (API-04, API-19, OPT-40, OPT-41, OPT-43)', async () => {
  expect(await check(wire)).toEqual({ value: model })
})

test('a product needs no more than its id', async () => {
  expect(await check({ id: 'A1' })).toEqual({ value: bare })
})

test.each(Object.keys(wire).filter(field => field !== 'id'))('the wire may send null for %s', async field => {
  expect((await check({ ...wire, [field]: null })).issues).toBeUndefined()
})

test.each([
  [{ set: true, master: true }, 'set'],
  [{ variant: true, item: true }, 'variant'],
  [{ bundle: true }, 'bundle'],
  [{ variationGroup: true }, 'variationGroup'],
  [{ master: false }, 'item'],
])('what is %j is called %s', async (type, name) => {
  expect(await check({ id: 'A1', type, productName: 'Named' })).toMatchObject({
    value: { type: name, name: 'Named' },
  })
})

test.each([
  ['id', '', ['id']],
  ['id', undefined, ['id']],
  ['price', '19.99', ['price']],
  ['price', -1, ['price']],
  ['currency', 'usd', ['currency']],
  ['priceRanges', [{ maxPrice: -1 }], ['priceRanges', 0, 'maxPrice']],
  ['variants', [{}], ['variants', 0, 'productId']],
  ['imageGroups', [{ viewType: 'large', images: [{}] }], ['imageGroups', 0, 'images', 0, 'link']],
  ['setProducts', [{}], ['setProducts', 0, 'id']],
  ['bundledProducts', [{ product: {}, quantity: 1 }], ['bundledProducts', 0, 'product', 'id']],
])('a product whose %s is %j breaks the contract there', async (field, value, path) => {
  expect((await check({ ...wire, [field]: value })).issues?.[0]?.path).toEqual(path)
})

test('several products are each checked, and nothing found may be left out', async () => {
  expect(await several({ data: [wire, { id: 'A1' }], total: 2 })).toEqual({ value: [model, bare] })
  expect(await several({ limit: 0, total: 0 })).toEqual({ value: [] })
  expect(await several({ data: null })).toEqual({ value: [] })
  expect((await several({ data: [wire, {}] })).issues?.[0]?.path).toEqual(['data', 1, 'id'])
  expect((await several({ data: 'none' })).issues?.[0]?.path).toEqual(['data'])
  expect((await several([])).issues?.[0]?.path).toEqual(['data'])
  expect((await several(null)).issues?.[0]?.path).toEqual(['data'])
})
