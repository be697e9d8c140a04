import { checkLegacyAccountContract } from '../../operations/check-legacy-account.contract.ts'
import { checkLegacyAccount } from '../../operations/check-legacy-account.ts'
import { getArtProductContract } from '../../operations/get-art-product.contract.ts'
import { getArtProduct } from '../../operations/get-art-product.ts'
import { getCategoryContract } from '../../operations/get-category.contract.ts'
import { getCategory } from '../../operations/get-category.ts'
import { getProductGroupContract } from '../../operations/get-product-group.contract.ts'
import { getProductGroup } from '../../operations/get-product-group.ts'
import { getProductContract } from '../../operations/get-product.contract.ts'
import { getProduct } from '../../operations/get-product.ts'
import { getPromotionsContract } from '../../operations/get-promotions.contract.ts'
import { getPromotions } from '../../operations/get-promotions.ts'
import { getRatingsContract } from '../../operations/get-ratings.contract.ts'
import { getRatings } from '../../operations/get-ratings.ts'
import { getRecommendations } from '../../operations/get-recommendations.ts'
import { getRecommendersContract } from '../../operations/get-recommenders.contract.ts'
import { getRecommenders } from '../../operations/get-recommenders.ts'
import { getSimilarProductsContract } from '../../operations/get-similar-products.contract.ts'
import { getSimilarProducts } from '../../operations/get-similar-products.ts'
import { getTaxonomyContract } from '../../operations/get-taxonomy.contract.ts'
import { getTaxonomy } from '../../operations/get-taxonomy.ts'
import { getTranslationsContract } from '../../operations/get-translations.contract.ts'
import { getTranslations } from '../../operations/get-translations.ts'
import { recommendationContract } from '../../operations/recommendation.contract.ts'
import { searchListingContract } from '../../operations/search-listing.contract.ts'
import { searchListing } from '../../operations/search-listing.ts'
import { searchProductsContract } from '../../operations/search-products.contract.ts'
import { searchProducts } from '../../operations/search-products.ts'
import { suggestContract } from '../../operations/suggest.contract.ts'
import { suggest } from '../../operations/suggest.ts'
import { sampleArtProduct } from '../sample-art-product.ts'
import { sampleCategory } from '../sample-category.ts'
import { sampleListing } from '../sample-listing.ts'
import { samplePlatformProduct } from '../sample-platform-product.ts'
import { sampleProductGroup } from '../sample-product-group.ts'
import { sampleRecommendation } from '../sample-recommendation.ts'
import { sampleSuggestions } from '../sample-suggestions.ts'
import { createContractVector, type ContractVector } from './vector.ts'

/** The calls that fill pages, for guests and customers alike. */
export function pageVectors(): readonly ContractVector[] {
  return [
    createContractVector(getCategory, getCategoryContract, sampleCategory(), [
      '/id',
      '/name',
      '/categories/0/id',
    ]),
    createContractVector(getProductGroup, getProductGroupContract, sampleProductGroup(), [
      '/products/0/upi',
      '/products/0/sizeCode',
      '/products/0/salePrice',
      '/products/0/imageId',
    ]),
    createContractVector(searchListing, searchListingContract, sampleListing(), [
      '/total',
      '/hits/0/productId',
      '/hits/0/imageid',
      '/hits/0/price',
      '/hits/0/url',
    ]),
    createContractVector(suggest, suggestContract, sampleSuggestions(), [
      '/categorySuggestions/0/value',
      '/categorySuggestions/0/url',
      '/productSuggestions/0/productId',
      '/productSuggestions/0/productName',
    ]),
    createContractVector(
      getArtProduct,
      getArtProductContract,
      [sampleArtProduct()],
      ['/0/upi', '/0/imageUrl', '/0/productUrl'],
    ),
    createContractVector(getProduct, getProductContract, samplePlatformProduct(), [
      '/id',
      '/imageGroups/0/viewType',
      '/variants/0/productId',
      '/productPromotions/0/promotionId',
    ]),
    createContractVector(
      searchProducts,
      searchProductsContract,
      { total: 1, hits: [{ productId: 'zone-1042', productName: 'Quiet Ridge', price: 29.99 }] },
      ['/total', '/hits/0/productId'],
    ),
    createContractVector(
      getSimilarProducts,
      getSimilarProductsContract,
      {
        similarItems: [
          { upi: 'A1043', productPageURL: '/products/still-A1043', images: [{ url: '/i.jpg' }] },
        ],
      },
      ['/similarItems/0/upi', '/similarItems/0/productPageURL', '/similarItems/0/images/0/url'],
    ),
    createContractVector(
      getTaxonomy,
      getTaxonomyContract,
      {
        expand: {
          categories: [{ name: 'Landscapes', displayUrl: '/landscapes' }],
          breadcrumbs: [{ name: 'Art', displayURL: '/art' }],
        },
      },
      ['/expand/categories/0/name', '/expand/categories/0/displayUrl', '/expand/breadcrumbs/0/name'],
    ),
    createContractVector(
      getRatings,
      getRatingsContract,
      { averageRatings: 4.8, ratingsBreakdown: [{ stars: 5, percentage: 87 }] },
      ['/averageRatings', '/ratingsBreakdown/0/stars', '/ratingsBreakdown/0/percentage'],
    ),
    createContractVector(getRecommendations, recommendationContract, sampleRecommendation(), ['/recs/0/id']),
    createContractVector(
      getRecommenders,
      getRecommendersContract,
      { recommenders: [{ name: 'similar-to-this' }] },
      ['/recommenders/0/name'],
    ),
    createContractVector(
      getPromotions,
      getPromotionsContract,
      { data: [{ id: 'spring', calloutMsg: 'Spring sale' }] },
      ['/data/0/id'],
    ),
    createContractVector(checkLegacyAccount, checkLegacyAccountContract, { isLegacy: false }, ['/isLegacy']),
    {
      operation: getTranslations,
      contract: getTranslationsContract,
      good: { 'cart.empty': 'Your cart is empty.' },
      bad: [
        {
          name: 'with something else at /cart.empty',
          pointer: '/cart.empty',
          response: { 'cart.empty': { wrong: true } },
        },
      ],
    },
  ]
}
