import { basketContract } from '../operations/basket.contract.ts'
import { checkLegacyAccountContract } from '../operations/check-legacy-account.contract.ts'
import { checkLegacyAccount } from '../operations/check-legacy-account.ts'
import type { Contract } from '../operations/contract.ts'
import { customerContract } from '../operations/customer.contract.ts'
import { getBasket } from '../operations/get-basket.ts'
import { getCategoryContract } from '../operations/get-category.contract.ts'
import { getCategory } from '../operations/get-category.ts'
import { getCustomer } from '../operations/get-customer.ts'
import { getProductGroupContract } from '../operations/get-product-group.contract.ts'
import { getProductGroup } from '../operations/get-product-group.ts'
import { getRecommendations } from '../operations/get-recommendations.ts'
import { getTranslationsContract } from '../operations/get-translations.contract.ts'
import { getTranslations } from '../operations/get-translations.ts'
import { lookUpGuestOrderContract } from '../operations/look-up-guest-order.contract.ts'
import { lookUpGuestOrder } from '../operations/look-up-guest-order.ts'
import type { Operation } from '../operations/operation.ts'
import { recommendationContract } from '../operations/recommendation.contract.ts'
import { searchListingContract } from '../operations/search-listing.contract.ts'
import { searchListing } from '../operations/search-listing.ts'
import { suggestContract } from '../operations/suggest.contract.ts'
import { suggest } from '../operations/suggest.ts'
import { brokenAnswers, type BrokenAnswer } from './broken-answers.ts'
import { sampleBasket } from './sample-basket.ts'
import { sampleCategory } from './sample-category.ts'
import { sampleCustomer } from './sample-customer.ts'
import { sampleGuestOrder } from './sample-guest-order.ts'
import { sampleListing } from './sample-listing.ts'
import { sampleProductGroup } from './sample-product-group.ts'
import { sampleRecommendation } from './sample-recommendation.ts'
import { sampleSuggestions } from './sample-suggestions.ts'

/** One call with an answer that keeps its contract and answers that break it. */
export interface ContractVector {
  readonly operation: Operation
  readonly contract: Contract<unknown>
  readonly good: unknown
  readonly bad: readonly BrokenAnswer[]
}

/** The answers a frontend can be tested with in any test runner: the good ones must show, the bad ones must not hurt. */
export function contractVectors(): readonly ContractVector[] {
  return [
    vector(getCategory, getCategoryContract, sampleCategory(), ['/id', '/name', '/categories/0/id']),
    vector(getProductGroup, getProductGroupContract, sampleProductGroup(), [
      '/products/0/upi',
      '/products/0/sizeCode',
      '/products/0/salePrice',
      '/products/0/imageId',
    ]),
    vector(searchListing, searchListingContract, sampleListing(), [
      '/total',
      '/hits/0/productId',
      '/hits/0/imageid',
      '/hits/0/price',
      '/hits/0/url',
    ]),
    vector(suggest, suggestContract, sampleSuggestions(), [
      '/categorySuggestions/0/value',
      '/categorySuggestions/0/url',
      '/productSuggestions/0/productId',
      '/productSuggestions/0/productName',
    ]),
    vector(lookUpGuestOrder, lookUpGuestOrderContract, sampleGuestOrder(), [
      '/orderDate',
      '/status',
      '/orderCurrency',
      '/items/0/total',
      '/items/0/quantity',
    ]),
    vector(getBasket, basketContract, sampleBasket(), [
      '/basketId',
      '/currency',
      '/productItems/0/itemId',
      '/productItems/0/quantity',
      '/productItems/0/price',
      '/couponItems/0/code',
    ]),
    vector(getCustomer, customerContract, sampleCustomer(), ['/customerId']),
    vector(getRecommendations, recommendationContract, sampleRecommendation(), ['/recs/0/id']),
    vector(checkLegacyAccount, checkLegacyAccountContract, { isLegacy: false }, ['/isLegacy']),
    {
      operation: getTranslations,
      contract: getTranslationsContract,
      good: { 'cart.empty': 'Your cart is empty.' },
      bad: [
        {
          name: 'with something else at /cart.empty',
          pointer: '/cart.empty',
          answer: { 'cart.empty': { wrong: true } },
        },
      ],
    },
  ]
}

function vector(
  operation: Operation,
  contract: Contract<unknown>,
  good: unknown,
  pointers: readonly string[],
): ContractVector {
  return { operation, contract, good, bad: brokenAnswers(good, pointers) }
}
