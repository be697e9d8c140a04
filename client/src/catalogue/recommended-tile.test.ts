import { SITES, type EnrichedProduct } from '@wallart/sdk'
import { createTranslate } from '../i18n/translate.ts'
import { recommendedTile } from './recommended-tile.server.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

const context = {
  site: SITES.Art,
  locale: { id: 'en-US', alias: 'en-us' },
  addressStyle: { site: 'none', locale: 'none' },
} as const

const variant = (minor: number) => ({
  productId: `A1-${minor}`,
  orderable: true,
  price: usd(minor),
  variationValues: {},
})

function enriched(product: Partial<EnrichedProduct['product']>): EnrichedProduct {
  return {
    id: 'A1',
    productName: 'Work',
    productUrl: '/products/work-A1',
    imageUrl: '',
    product: {
      id: 'A1',
      name: 'Work',
      type: 'master',
      imageIds: ['A1'],
      hgtv: false,
      imageGroups: [],
      variationAttributes: [],
      variationValues: {},
      variants: [],
      price: usd(1399),
      priceRanges: [],
      tieredPrices: [],
      promotions: [],
      setProductIds: [],
      bundledProducts: [],
      ...product,
    },
  }
}

const sale = { tieredPrices: [usd(1999), usd(1399)].map(price => ({ quantity: 1, price })) }
const all = { priceMax: usd(9900), variants: [variant(1399), variant(899), variant(9900)] }

test.each([
  ['the only price', { type: 'variant' }, '', '$13.99', ''],
  [
    'its own price where it is the lowest',
    { priceMax: usd(9900), variants: [variant(1399)], ...sale },
    'From',
    '$13.99',
    '$19.99',
  ],
  ['the lowest price of its variants', all, 'From', '$8.99', ''],
  ['the lowest price and no former one of another variant', { ...all, ...sale }, 'From', '$8.99', ''],
])('a proposed work shows %s (PLP-43 to PLP-45)', (_, product, prefix, price, oldPrice) => {
  const tiles = recommendedTile(enriched(product), { context, t: createTranslate({}, 'en-US') })
  expect(tiles).toMatchObject([{ prefix, price, oldPrice }])
})

test.each([
  ['/products/work-A1', '/products/work-A1'],
  ['', '/product/A1'],
  ['//evil.example/x', '/product/A1'],
  ['/\\evil.example', '/product/A1'],
  ['https://evil.example/x', '/product/A1'],
  ['javascript:alert(1)', '/product/A1'],
])('a proposed work at %j leads to %j (SEC-02)', (productUrl, href) => {
  const tiles = recommendedTile({ ...enriched({}), productUrl }, { context, t: createTranslate({}, 'en-US') })
  expect(tiles).toMatchObject([{ href }])
})
