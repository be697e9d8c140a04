import type { Contract } from '../model/contract.ts'
import { sampleHit, sampleListing } from '../testing/sample-listing.ts'
import { sampleProductGroup, sampleVariant } from '../testing/sample-product-group.ts'
import { sampleSuggestions } from '../testing/sample-suggestions.ts'
import { getFrameChoicesContract } from './get-frame-choices.contract.ts'
import { getProductGroupContract } from './get-product-group.contract.ts'
import { getReviewsContract } from './get-reviews.contract.ts'
import { getSimilarProductsContract } from './get-similar-products.contract.ts'
import { getTaxonomyContract } from './get-taxonomy.contract.ts'
import { searchListingContract } from './search-listing.contract.ts'
import { suggestContract } from './suggest.contract.ts'

const ADDRESSES = [
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/x',
  'javascript:alert(1)',
  '@evil.example/x',
]

const crumb = (displayURL: string) => ({ id: 'subjects', name: 'Subjects', displayURL })
const taxonomy = (address: string) => ({
  categories: [
    { id: 'subjects', name: 'Subjects', displayUrl: address },
    { name: 'Others', displayUrl: address },
  ],
  breadcrumbs: [crumb(address)],
})
const taxonomyModel = {
  categories: [{ displayUrl: '/category/subjects' }, { displayUrl: '/' }],
  breadcrumbs: [{ displayUrl: '' }],
}

type Row = [name: string, contract: Contract<unknown>, answer: (address: string) => unknown, model: unknown]

const ROWS: readonly Row[] = [
  [
    'a list',
    searchListingContract,
    url =>
      sampleListing({
        hits: [sampleHit({ url, artist: { fullName: 'Mara Lind', artistCategoryURL: url } })],
        facets: [{ facetID: 'landscapes', categoryName: 'Landscapes', displayURL: url }],
        breadcrumbs: [crumb(url)],
      }),
    {
      hits: [{ url: '/product/A1042', artist: { fullName: 'Mara Lind' } }],
      facets: [{ displayUrl: '/category/landscapes' }],
      breadcrumbs: [{ displayUrl: '' }],
      dropped: 0,
    },
  ],
  [
    'a work',
    getProductGroupContract,
    url =>
      sampleProductGroup({
        products: [sampleVariant({ productUrl: url })],
        seo: { artistGalleryUrl: url },
        content: taxonomy(url),
      }),
    { products: [{ productUrl: '/product/A1042' }], seo: {}, content: taxonomyModel, dropped: 0 },
  ],
  ['a taxonomy', getTaxonomyContract, url => ({ expand: taxonomy(url) }), taxonomyModel],
  [
    'suggestions',
    suggestContract,
    url =>
      sampleSuggestions({
        categorySuggestions: [{ id: 'landscapes', value: 'Landscapes', url }],
        productSuggestions: [{ productId: 'A1042', productName: 'Quiet Ridge', url }],
      }),
    { categories: [{ url: '/category/landscapes' }], products: [{ url: '/product/A1042' }] },
  ],
  [
    'similar works',
    getSimilarProductsContract,
    productPageURL => ({ similarItems: [{ upi: 'A1042', productPageURL }] }),
    [{ productPageUrl: '/product/A1042' }],
  ],
  [
    'reviews',
    getReviewsContract,
    productUrl => ({
      total: 1,
      reviews: [
        {
          id: 'R1',
          stars: 5,
          text: 'It hangs.',
          writtenAt: '2026-03-01',
          product: { upi: 'A1042', productUrl },
        },
      ],
    }),
    { reviews: [{ product: { productUrl: '/product/A1042' } }] },
  ],
  [
    'frames',
    getFrameChoicesContract,
    productUrl => ({
      upi: 'A1042',
      imageId: 'A1042',
      productUrl,
      sizes: [],
      mouldings: [],
      mats: [],
      topMatWidths: [],
      bottomMatWidths: [],
      glass: [],
      defaults: { size: '16x20', moulding: 'FB', glass: 'C' },
    }),
    { productUrl: '/product/A1042' },
  ],
]

describe.each(ROWS)('%s', (_, contract, answer, model) => {
  test.each(ADDRESSES)('names no page at %j, and all of it is still shown (SEC-02)', async address => {
    const result = await contract['~standard'].validate(answer(address))
    expect(result).toMatchObject({ value: model })
    expect(JSON.stringify(result)).not.toContain(JSON.stringify(address))
  })
})
