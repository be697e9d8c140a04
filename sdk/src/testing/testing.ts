export { fakeClock, type FakeClock } from './fake-clock.ts'
export { brokenResponses as brokenAnswers, type BrokenResponse as BrokenAnswer } from './broken-responses.ts'
export { contractVectors, type ContractVector } from './contract-vectors.ts'
export {
  delay,
  failNetwork,
  reply,
  sequence,
  type MockHandler as MockAnswer,
  type ReplyInit,
} from './mock-handlers.ts'
export type { MockCall } from './mock-call.ts'
export { createMockFetch, operationRoute as routeOf, type MockFetch, type MockRoutes } from './mock-fetch.ts'
export { sampleArtProduct } from './sample-art-product.ts'
export { sampleBasket, sampleBasketItem } from './sample-basket.ts'
export { sampleCategory } from './sample-category.ts'
export { sampleCustomer } from './sample-customer.ts'
export { sampleGuestOrder, sampleGuestOrderItem } from './sample-guest-order.ts'
export { sampleHit, sampleListing } from './sample-listing.ts'
export { sampleOrder, sampleOrderItem } from './sample-order.ts'
export { samplePlatformProduct } from './sample-platform-product.ts'
export { sampleProductGroup, sampleVariant } from './sample-product-group.ts'
export { sampleProductList } from './sample-product-list.ts'
export { sampleRecommendation } from './sample-recommendation.ts'
export { sampleSuggestions } from './sample-suggestions.ts'
export { sampleAccessToken, sampleToken, type TokenOwner } from './sample-token.ts'
export { UnmatchedCallError } from './unmatched-call-error.ts'
