import type { Contract } from '../model/contract.ts'
import { getCategoriesContract } from './get-categories.contract.ts'
import { getPromotionsContract } from './get-promotions.contract.ts'
import { getRatingsContract } from './get-ratings.contract.ts'
import { getSimilarProductsContract } from './get-similar-products.contract.ts'
import { getTaxonomyContract } from './get-taxonomy.contract.ts'
import { searchProductsContract } from './search-products.contract.ts'
import { suggestContract } from './suggest.contract.ts'

const check = (contract: Contract<unknown>, value: unknown) => contract['~standard'].validate(value)

const similar = {
  upi: 'A2',
  title: 'B',
  productPageURL: '/b',
  images: [{ url: '/b.jpg', width: 2 }],
  extra: 1,
}
const rating = {
  serviceType: 'Framing',
  galleryUrl: '/g',
  thumbnailUrl: '/t',
  displayRatingsCount: '1K',
  stars: 4.8,
}
const ratings = {
  averageRatings: 4.5,
  displayRatingsCount: '12K',
  ratingsBreakdown: [{ stars: 5, percentage: 80 }],
  servicesBreakdown: [rating],
}
const category = { id: 'c', value: 'Cats', url: '/cats', suggestedPhrases: [{ phrase: 'cat art' }] }
const product = { productId: 'A1', productName: 'A', price: 5, currency: 'CAD', url: '/a' }
const searchHit = {
  productId: 'A1',
  productName: 'A',
  hitType: 'master',
  currency: 'USD',
  price: 5,
  priceMax: 9,
  image: { link: '/a.jpg', alt: 'a' },
  orderable: false,
  representedProduct: { id: 'V1' },
}

test.each<[string, Contract<unknown>, unknown, unknown]>([
  [
    'similar items (REC-21, REC-25)',
    getSimilarProductsContract,
    { similarItems: [similar, { upi: 'A3', productPageURL: '/c', images: null }] },
    [
      { upi: 'A2', title: 'B', productPageUrl: '/b', images: [{ url: '/b.jpg' }] },
      { upi: 'A3', title: '', productPageUrl: '/c', images: [] },
    ],
  ],
  ['no similar items', getSimilarProductsContract, { similarItems: null }, []],
  [
    'a taxonomy (API-01, NAV-31)',
    getTaxonomyContract,
    {
      expand: {
        categories: [{ id: 'c', name: 'Cats', displayUrl: '/cats' }],
        breadcrumbs: [{ name: 'Art' }],
      },
    },
    {
      categories: [{ id: 'c', name: 'Cats', displayUrl: '/cats' }],
      breadcrumbs: [{ id: '', name: 'Art', displayUrl: '' }],
    },
  ],
  ['an empty taxonomy', getTaxonomyContract, {}, { categories: [], breadcrumbs: [] }],
  ['ratings (RAT-03, RAT-04, RAT-05)', getRatingsContract, { ...ratings, extra: 1 }, ratings],
  [
    'ratings that say little',
    getRatingsContract,
    { averageRatings: 4, servicesBreakdown: [{ serviceType: 'Canvas', stars: 4 }] },
    {
      averageRatings: 4,
      displayRatingsCount: '',
      ratingsBreakdown: [],
      servicesBreakdown: [
        { serviceType: 'Canvas', galleryUrl: '', thumbnailUrl: '', displayRatingsCount: '', stars: 4 },
      ],
    },
  ],
  [
    'suggestions (SRB-14, SRB-16, SRB-17)',
    suggestContract,
    {
      categorySuggestions: [category, { value: 'Dogs', url: '/dogs' }],
      productSuggestions: [product, { ...product, price: null, currency: null }],
    },
    {
      categories: [category, { id: '', value: 'Dogs', url: '/dogs', suggestedPhrases: [] }],
      products: [
        { productId: 'A1', productName: 'A', url: '/a', price: { minor: 500, currency: 'CAD' } },
        { productId: 'A1', productName: 'A', url: '/a' },
      ],
    },
  ],
  ['no suggestions', suggestContract, { categorySuggestions: null }, { categories: [], products: [] }],
  [
    'promotions',
    getPromotionsContract,
    {
      data: [
        { id: 'P1', calloutMsg: '25% off', name: 'x' },
        { id: 'P2', calloutMsg: null },
      ],
    },
    [
      { id: 'P1', calloutMsg: '25% off' },
      { id: 'P2', calloutMsg: '' },
    ],
  ],
  ['no promotions', getPromotionsContract, { total: 0 }, []],
  [
    'a search of the platform (API-20)',
    searchProductsContract,
    {
      hits: [searchHit, { productId: 7 }, { productId: 'A2' }],
      total: 3,
      limit: 25,
      offset: 50,
      sortingOptions: [{ id: 'newest', label: 'Newest' }, { id: 'price' }],
    },
    {
      hits: [
        {
          productId: 'A1',
          productName: 'A',
          hitType: 'master',
          price: { minor: 500, currency: 'USD' },
          priceMax: { minor: 900, currency: 'USD' },
          image: { link: '/a.jpg', disBaseLink: '/a.jpg', alt: 'a', title: '' },
          orderable: false,
          representedProductId: 'V1',
        },
        { productId: 'A2', productName: '', hitType: 'product', orderable: true },
      ],
      total: 3,
      limit: 25,
      offset: 50,
      sortOptions: [
        { id: 'newest', label: 'Newest' },
        { id: 'price', label: 'price' },
      ],
      dropped: 1,
    },
  ],
  [
    'a search of the platform that finds nothing',
    searchProductsContract,
    { total: 0 },
    { hits: [], total: 0, limit: 0, offset: 0, sortOptions: [], dropped: 0 },
  ],
  ['no categories', getCategoriesContract, { total: 0 }, []],
])('the wire’s %s become the shop’s own', async (_, contract, wire, value) => {
  expect(await check(contract, wire)).toEqual({ value })
})

test.each<[string, Contract<unknown>, unknown, readonly unknown[]]>([
  [
    'similar items',
    getSimilarProductsContract,
    { similarItems: [{ ...similar, upi: '' }] },
    ['similarItems', 0, 'upi'],
  ],
  [
    'similar items',
    getSimilarProductsContract,
    { similarItems: [{ ...similar, productPageURL: null }] },
    ['similarItems', 0, 'productPageURL'],
  ],
  [
    'similar items',
    getSimilarProductsContract,
    { similarItems: [{ ...similar, images: [{}] }] },
    ['similarItems', 0, 'images', 0, 'url'],
  ],
  [
    'a taxonomy',
    getTaxonomyContract,
    { expand: { categories: [{ name: 'x' }] } },
    ['expand', 'categories', 0, 'displayUrl'],
  ],
  ['ratings', getRatingsContract, { ...ratings, averageRatings: '4' }, ['averageRatings']],
  [
    'ratings',
    getRatingsContract,
    { ...ratings, ratingsBreakdown: [{ stars: 5 }] },
    ['ratingsBreakdown', 0, 'percentage'],
  ],
  [
    'ratings',
    getRatingsContract,
    { ...ratings, servicesBreakdown: [{ stars: 5 }] },
    ['servicesBreakdown', 0, 'serviceType'],
  ],
  [
    'suggestions',
    suggestContract,
    { categorySuggestions: [{ url: '/' }] },
    ['categorySuggestions', 0, 'value'],
  ],
  [
    'suggestions',
    suggestContract,
    { productSuggestions: [{ ...product, url: 1 }] },
    ['productSuggestions', 0, 'url'],
  ],
  [
    'suggestions',
    suggestContract,
    { productSuggestions: [{ ...product, price: '5' }] },
    ['productSuggestions', 0, 'price'],
  ],
  ['promotions', getPromotionsContract, { data: [{}] }, ['data', 0, 'id']],
  ['a search', searchProductsContract, { hits: [] }, ['total']],
  [
    'a search',
    searchProductsContract,
    { total: 1, hits: [{ ...searchHit, price: 'x' }] },
    ['hits', 0, 'price'],
  ],
  ['categories', getCategoriesContract, { data: [{ id: 'a' }] }, ['data', 0, 'name']],
  ['ratings', getRatingsContract, null, []],
])('broken %s break the contract where they are broken', async (_, contract, wire, path) => {
  expect((await check(contract, wire)).issues?.[0]?.path ?? []).toEqual(path)
})
