import { searchListingContract } from './search-listing.contract.ts'

const check = (value: unknown) => searchListingContract['~standard'].validate(value)
const usd = (minor: number) => ({ minor, currency: 'USD' })

const hit = {
  productId: 'A1042',
  imageid: 'I1',
  name: 'Quiet Ridge',
  productName: 'ignored',
  currency: 'CAD',
  price: 19.99,
  msrp: 29.99,
  image: { link: '/img/I1.jpg', disBaseLink: '/img/base.jpg', alt: 'A ridge' },
  url: '/products/quiet-ridge-A1042',
  hitType: 'set',
  artist: { fullName: 'Jane Doe', artistCategoryURL: '/gallery/jane' },
  physicalDimensions: { displayWidth: 24, displayHeight: 36, displayDimensionText: '24" x 36"' },
  hasMoreSizes: true,
  productType: { description: 'Art Print' },
  orderable: false,
  isNew: true,
  promoBadge: true,
  hotdeals: true,
  discountable: true,
  hgtv: true,
  exclusive: true,
  bestSeller: true,
  somethingNew: 1,
}

const wire = {
  hits: [hit],
  total: 61,
  currency: 'USD',
  filters: [
    {
      attributeId: 'color',
      label: 'Color',
      values: [{ value: 'red', label: 'Red', displayURL: '/c?f.color=red', selected: true, count: 3 }],
      rootName: 'Art',
      rootDisplayURL: '/art',
      rootResourceURL: 'r',
      selected: true,
    },
  ],
  sortOptions: [{ id: 'newest', label: 'Newest' }],
  facets: [{ facetID: 'f', imageUrl: '/f.jpg', categoryName: 'Cats', displayURL: '/cats' }],
  breadcrumbs: [{ id: 'b', name: 'Art', displayURL: '/art' }],
  seo: { H1Tag: 'Cats', MetaTitle: 'Cats!', MetaDescription: 'All cats', GalleryDescription: 'Many cats' },
  suggestedTerm: 'cats',
  errorCode: 500,
}

const model = {
  hits: [
    {
      productId: 'A1042',
      imageId: 'I1',
      name: 'Quiet Ridge',
      price: { minor: 1999, currency: 'CAD' },
      msrp: { minor: 2999, currency: 'CAD' },
      image: hit.image,
      url: '/products/quiet-ridge-A1042',
      hitType: 'set',
      artist: { fullName: 'Jane Doe', artistCategoryUrl: '/gallery/jane' },
      physicalDimensions: hit.physicalDimensions,
      hasMoreSizes: true,
      productType: 'Art Print',
      orderable: false,
      flags: {
        isNew: true,
        promoBadge: true,
        hotdeals: true,
        discountable: true,
        hgtv: true,
        exclusive: true,
        bestSeller: true,
      },
    },
  ],
  total: 61,
  filters: [
    {
      attributeId: 'color',
      label: 'Color',
      values: [{ value: 'red', label: 'Red', displayUrl: '/c?f.color=red', selected: true, count: 3 }],
      rootName: 'Art',
      rootDisplayUrl: '/art',
      rootResourceUrl: 'r',
      selected: true,
    },
  ],
  sortOptions: [{ id: 'newest', label: 'Newest' }],
  facets: [{ facetId: 'f', imageUrl: '/f.jpg', categoryName: 'Cats', displayUrl: '/cats' }],
  breadcrumbs: [{ id: 'b', name: 'Art', displayUrl: '/art' }],
  seo: { h1: 'Cats', title: 'Cats!', description: 'All cats', galleryDescription: 'Many cats' },
  suggestedTerm: 'cats',
  errorCode: 500,
  dropped: 0,
}

test('what is counted is there, so that ninety found works are not shown as none', async () => {
  const message = 'is missing, although 90 are counted'
  expect(await check({ total: 90 })).toMatchObject({ issues: [{ path: ['hits'], message }] })
  expect(await check({ total: 90, hits: [] })).toMatchObject({ value: { total: 90, hits: [] } })
  expect(await check({ total: 0 })).toMatchObject({ value: { total: 0, hits: [] } })
})

const plain = { productId: 'A1', imageid: 'I1', name: 'A', price: 5, url: '/a' }

test('a list of the wire becomes the shop’s own (PLP-36 to PLP-38, PLP-53 to PLP-55, PLP-67)', async () => {
  expect(await check(wire)).toEqual({ value: model })
})

test('a hit may say next to nothing; its price is in the currency of the list, else in dollars', async () => {
  const bare = {
    productId: 'A1',
    imageId: 'I1',
    name: 'Other',
    price: usd(500),
    image: { link: '', disBaseLink: '', alt: '' },
    url: '/a',
    hitType: 'product',
    hasMoreSizes: false,
    productType: '',
    orderable: true,
    flags: {
      isNew: false,
      promoBadge: false,
      hotdeals: false,
      discountable: false,
      hgtv: false,
      exclusive: false,
      bestSeller: false,
    },
  }
  expect(await check({ total: 1, hits: [{ ...plain, name: '', productName: 'Other', artist: {} }] })).toEqual(
    {
      value: {
        hits: [bare],
        total: 1,
        filters: [],
        sortOptions: [],
        facets: [],
        breadcrumbs: [],
        seo: { h1: '', title: '', description: '', galleryDescription: '' },
        dropped: 0,
      },
    },
  )
  expect(await check({ total: 1, currency: 'EUR', hits: [plain] })).toMatchObject({
    value: { hits: [{ price: { minor: 500, currency: 'EUR' } }] },
  })
})

test.each(Object.keys(wire).filter(field => field !== 'total' && field !== 'hits'))(
  'the wire may send null for %s',
  async field => {
    expect((await check({ ...wire, [field]: null })).issues).toBeUndefined()
  },
)

test.each(Object.keys(hit).filter(field => !(field in plain) || field === 'name'))(
  'a hit may have null for %s',
  async field => {
    expect(await check({ ...wire, hits: [{ ...hit, [field]: null }] })).toMatchObject({
      value: { dropped: 0 },
    })
  },
)

test('one garbage hit among sixty is left out and counted', async () => {
  const hits = Array.from({ length: 60 }, (_, index) => (index === 17 ? { productId: 7 } : plain))
  const result = await check({ total: 60, hits })
  expect(result).toMatchObject({ value: { total: 60, dropped: 1 } })
  expect(result.issues ? 0 : result.value.hits).toHaveLength(59)
})

test.each([
  ['no key', { productId: '' }, 'productId'],
  ['no picture', { imageid: undefined }, 'imageid'],
  ['no name at all', { name: null }, 'name'],
  ['no price', { price: null }, 'price'],
  ['a text for a price', { price: '5' }, 'price'],
  ['a price below nothing', { price: -1 }, 'price'],
  ['no address', { url: null }, 'url'],
  ['a text for an old price', { msrp: '5' }, 'msrp'],
  ['an unknown currency', { currency: 'dollars' }, 'currency'],
])('a hit with %s cannot be shown; where all are like that, the list is broken', async (_, broken, field) => {
  const bad = { ...plain, ...broken }
  expect(await check({ total: 2, hits: [bad, plain] })).toMatchObject({ value: { dropped: 1 } })
  expect((await check({ total: 1, hits: [bad] })).issues?.[0]?.path).toEqual(['hits', 0, field])
})

test.each([
  ['without its length', { ...wire, total: undefined }, ['total']],
  ['shorter than nothing', { ...wire, total: -1 }, ['total']],
  ['with a text for its hits', { ...wire, hits: 'none' }, ['hits']],
  ['that is nothing', null, []],
])('a list %s breaks the contract where it is broken', async (_, value, path) => {
  expect((await check(value)).issues?.[0]?.path ?? []).toEqual(path)
})

test.each([
  ['filters', { label: 'x' }, 'attributeId'],
  ['filters', { attributeId: 'x', label: 'X', values: [{ value: 7 }] }, 'values'],
  ['sortOptions', { id: 'x' }, 'label'],
  ['facets', { facetID: 'f', displayURL: '/' }, 'categoryName'],
  ['breadcrumbs', {}, 'name'],
] as const)('of %s one like %j is left out, and said', async (list, broken, field) => {
  const answer = { ...wire, [list]: [broken, ...(wire[list] ?? [])] }
  expect(await check(answer)).toEqual({ value: model })
  expect(searchListingContract.droppedIssues?.(answer)[0]?.path?.slice(0, 3)).toEqual([list, 0, field])
})

test('what stays beside a broken entry is as the contract reads it', async () => {
  const sortOptions = [{ id: 'x' }, { id: 'new', label: 'New', more: 1 }]
  const result = await check({ ...wire, sortOptions })
  expect(result.issues ? [] : result.value.sortOptions).toEqual([{ id: 'new', label: 'New' }])
})

test('a value of a filter that has no label is called as it is', async () => {
  const filters = [{ attributeId: 'size', label: 'Size', values: [{ value: '24x36' }] }]
  expect(await check({ total: 0, filters })).toMatchObject({
    value: {
      filters: [
        { values: [{ value: '24x36', label: '24x36', displayUrl: '', selected: false }], rootName: '' },
      ],
    },
  })
})
