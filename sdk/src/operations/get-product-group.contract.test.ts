import { getProductGroupContract } from './get-product-group.contract.ts'

const check = (value: unknown) => getProductGroupContract['~standard'].validate(value)
const usd = (minor: number) => ({ minor, currency: 'USD' })

const variant = {
  upi: 'A1042F',
  printUpi: 'A1042',
  customizerUpi: 'A1042C',
  apnum: '1042',
  zoneProductId: 'Z1042',
  pubnum: 'P7',
  sizeCode: '18x24',
  displaySize: '18" x 24"',
  displayFinishedSize: '22" x 28"',
  printSize: '18" x 24"',
  podConfig: 0,
  productTypeGroup: 'Print',
  productTypeName: 'Framed Art Print',
  productTypeId: 278,
  listPrice: 129,
  salePrice: 103.2,
  imageUrl: '/img/I1.jpg',
  imageId: 'I1',
  productUrl: '/products/quiet-ridge-A1042F',
  serviceFlags: { canFrame: true, canMount: null, canLaminate: false },
  services: [
    {
      upi: 'S1',
      specialHandling: {
        name: 'frame',
        mouldingName: 'Oslo Black',
        mouldingTier: 'classic',
        mouldingWidth: 1.25,
        mouldingHeight: 0.75,
        topMatName: 'White',
        glassName: 'Acrylic',
        mouldingColour: 'unknown',
      },
    },
    { upi: 'S2', specialHandling: null },
  ],
  salesForcePayload: '{"productId":"A1042F"}',
  inventory: { stockLevel: 4, ats: 4, minOrderQuantity: 1, stepQuantity: null },
  somethingNew: 1,
}

const wire = {
  products: [variant],
  currency: 'USD',
  groupType: 'print',
  defaultUpi: 'A1042',
  requestedUpi: 'A1042F',
  seo: {
    canonicalUrl: '/products/quiet-ridge-A1042',
    title: 'Quiet Ridge',
    description: 'A ridge.',
    keywords: 'ridge',
    robots: 'NOINDEX',
    language: 'en',
    facebookAppId: '1',
    domain: 'art.test',
    artistGalleryUrl: '/gallery/jane',
  },
  title: 'Quiet Ridge',
  artistName: 'Jane Doe',
  description: 'A ridge.',
  categoryDescriptions: ['Landscape'],
  imageIds: ['I1'],
  content: {
    categories: [{ id: 'c', name: 'Landscape', displayUrl: '/category/landscape' }],
    breadcrumbs: [{ id: 'b', name: 'Art', displayURL: '/art', resourceURL: 'r' }],
  },
  somethingNew: {},
}

const model = {
  products: [
    {
      upi: 'A1042F',
      printUpi: 'A1042',
      customizerUpi: 'A1042C',
      apnum: '1042',
      zoneProductId: 'Z1042',
      pubnum: 'P7',
      sizeCode: '18x24',
      displaySize: '18" x 24"',
      displayFinishedSize: '22" x 28"',
      printSize: '18" x 24"',
      podConfig: 0,
      productTypeGroup: 'Print',
      productTypeName: 'Framed Art Print',
      productTypeId: 278,
      listPrice: usd(12900),
      salePrice: usd(10320),
      imageUrl: '/img/I1.jpg',
      imageId: 'I1',
      productUrl: '/products/quiet-ridge-A1042F',
      serviceFlags: { canFrame: true, canMount: false, canLaminate: false },
      services: [
        {
          upi: 'S1',
          specialHandling: {
            name: 'frame',
            mouldingName: 'Oslo Black',
            mouldingTier: 'classic',
            mouldingWidth: 1.25,
            mouldingHeight: 0.75,
            topMatName: 'White',
            glassName: 'Acrylic',
          },
        },
      ],
      salesForcePayload: '{"productId":"A1042F"}',
      inventory: { stockLevel: 4, ats: 4, minOrderQuantity: 1 },
    },
  ],
  groupType: 'print',
  defaultUpi: 'A1042',
  requestedUpi: 'A1042F',
  seo: wire.seo,
  title: 'Quiet Ridge',
  artistName: 'Jane Doe',
  description: 'A ridge.',
  categoryDescriptions: ['Landscape'],
  imageIds: ['I1'],
  content: {
    categories: [{ id: 'c', name: 'Landscape', displayUrl: '/category/landscape' }],
    breadcrumbs: [{ id: 'b', name: 'Art', displayUrl: '/art', resourceUrl: 'r' }],
  },
  dropped: 0,
}

const plainVariant = { upi: 'A1', sizeCode: 's', imageId: 'I1', salePrice: 5 }

test('a work of the wire becomes the shop’s own, with exact money (PRD-01, API-02, OPT-12)', async () => {
  expect(await check(wire)).toEqual({ value: model })
})

test('a work may say next to nothing; without a currency its prices are in dollars', async () => {
  expect(await check({ products: [plainVariant] })).toEqual({
    value: {
      products: [
        {
          upi: 'A1',
          printUpi: 'A1',
          apnum: '',
          zoneProductId: '',
          sizeCode: 's',
          displaySize: '',
          printSize: '',
          podConfig: -1,
          productTypeGroup: '',
          productTypeName: '',
          listPrice: usd(500),
          salePrice: usd(500),
          imageUrl: '',
          imageId: 'I1',
          productUrl: '',
          serviceFlags: {},
          services: [],
          salesForcePayload: '',
        },
      ],
      groupType: '',
      seo: { title: '', description: '', keywords: '', language: '' },
      title: '',
      artistName: '',
      description: '',
      categoryDescriptions: [],
      imageIds: [],
      content: { categories: [], breadcrumbs: [] },
      dropped: 0,
    },
  })
})

test('a work without products still says where it went (SEO-09)', async () => {
  expect(await check({ seo: { canonicalUrl: '/products/x-A2' } })).toMatchObject({
    value: { products: [], seo: { canonicalUrl: '/products/x-A2' }, dropped: 0 },
  })
})

test.each(Object.keys(wire))('the wire may send null for %s', async field => {
  expect((await check({ ...wire, [field]: null })).issues).toBeUndefined()
})

test.each(Object.keys(variant).filter(field => !(field in plainVariant)))(
  'a variant may have null for %s',
  async field => {
    expect(await check({ products: [{ ...variant, [field]: null }] })).toMatchObject({
      value: { dropped: 0 },
    })
  },
)

test.each([
  ['no key', { upi: undefined }, 'upi'],
  ['an empty key', { upi: '' }, 'upi'],
  ['no size', { sizeCode: null }, 'sizeCode'],
  ['no picture', { imageId: 7 }, 'imageId'],
  ['no price', { salePrice: null }, 'salePrice'],
  ['a text for a price', { salePrice: '5.00' }, 'salePrice'],
  ['a price below nothing', { salePrice: -0.01 }, 'salePrice'],
  ['an absurd price', { salePrice: 1e308 }, 'salePrice'],
  ['a text for its old price', { listPrice: '9' }, 'listPrice'],
])('a variant with %s cannot be sold: it is left out and counted', async (_, broken, field) => {
  const bad = { ...plainVariant, ...broken }
  const valid = await check({ products: [bad, plainVariant, bad] })
  expect(valid).toMatchObject({ value: { products: [{ upi: 'A1' }], dropped: 2 } })
  const { issues } = await check({ products: [bad] })
  expect(issues?.[0]?.path?.slice(0, 3)).toEqual(['products', 0, field])
})

test('what is said beside the flags of a variant is no flag, and takes it from no page', async () => {
  const serviceFlags = { canFrame: true, canMount: null, maxMats: 2, canEmboss: 'Y' }
  expect(await check({ products: [{ ...plainVariant, serviceFlags }] })).toMatchObject({
    value: {
      products: [{ serviceFlags: { canFrame: true, canMount: false, maxMats: false, canEmboss: false } }],
      dropped: 0,
    },
  })
})

test('a crumb, a category, a picture and a text that are none are left out, and said', async () => {
  const { content, imageIds, categoryDescriptions } = wire
  const answer = {
    ...wire,
    imageIds: [null, ...imageIds],
    categoryDescriptions: [...categoryDescriptions, 7],
    content: {
      categories: [{ name: 'x' }, ...content.categories],
      breadcrumbs: [...content.breadcrumbs, {}],
    },
  }
  expect(await check(answer)).toEqual(await check(wire))
  expect(getProductGroupContract.droppedIssues?.(answer).map(({ path }) => path)).toEqual([
    ['categoryDescriptions', categoryDescriptions.length],
    ['imageIds', 0],
    ['content', 'categories', 0, 'displayUrl'],
    ['content', 'breadcrumbs', content.breadcrumbs.length, 'name'],
  ])
})

test.each([
  ['a text for its products', { ...wire, products: 'none' }, ['products']],
  ['a text for its search words', { ...wire, seo: 'none' }, ['seo']],
  ['an unknown currency', { ...wire, currency: '$' }, ['currency']],
  ['a text for where it belongs', { ...wire, content: 'art' }, ['content']],
  ['nothing at all', null, []],
])('a work with %s breaks the contract where it is broken', async (_, value, path) => {
  const { issues } = await check(value)
  expect(issues?.[0]?.path ?? []).toEqual(path)
})

test('a stock that is only to sell counts as stock, and one that counts nothing is none', async () => {
  const products = [
    { ...plainVariant, inventory: { ats: 3 } },
    { ...plainVariant, inventory: {} },
  ]
  const { issues, ...result } = await check({ products })
  expect(issues).toBeUndefined()
  expect(result).toMatchObject({ value: { products: [{ inventory: { stockLevel: 3, ats: 3 } }, {}] } })
  expect(JSON.stringify(result).match(/inventory/g)).toHaveLength(1)
})

test('a hostile key changes no prototype', async () => {
  const hostile: unknown = JSON.parse(
    '{"upi":"A1","sizeCode":"s","imageId":"I","salePrice":1,"serviceFlags":{"__proto__":true,"constructor":true}}',
  )
  const result = await check({ products: [hostile] })
  expect(result).toMatchObject({ value: { products: [{ serviceFlags: { constructor: true } }] } })
  expect(Object.hasOwn(JSON.parse(JSON.stringify(result)).value.products[0].serviceFlags, '__proto__')).toBe(
    false,
  )
})
