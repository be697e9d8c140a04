import type { CatalogContracts } from '../../clients/catalog.ts'
import type { ContactContracts } from '../../clients/contact.ts'
import type { FramesContracts } from '../../clients/frames.ts'
import type { GuestOrdersContracts } from '../../clients/guest-orders.ts'
import type { LegacyAccountContracts } from '../../clients/legacy-account.ts'
import type { ListingContracts } from '../../clients/listing.ts'
import type { ProductsContracts } from '../../clients/products.ts'
import type { PromotionsContracts } from '../../clients/promotions.ts'
import type { RecommendationsContracts } from '../../clients/recommendations.ts'
import type { ReviewsContracts } from '../../clients/reviews.ts'
import type { SitemapContracts } from '../../clients/sitemap.ts'
import type { TranslationsContracts } from '../../clients/translations.ts'
import type { TypeaheadContracts } from '../../clients/typeahead.ts'
import { checkLegacyAccountContract } from '../../operations/check-legacy-account.contract.ts'
import { getArtProductContract } from '../../operations/get-art-product.contract.ts'
import { getCategoryContract } from '../../operations/get-category.contract.ts'
import { getFrameChoicesContract } from '../../operations/get-frame-choices.contract.ts'
import { getProductGroupContract } from '../../operations/get-product-group.contract.ts'
import { getProductContract } from '../../operations/get-product.contract.ts'
import { getPromotionsContract } from '../../operations/get-promotions.contract.ts'
import { getRatingsContract } from '../../operations/get-ratings.contract.ts'
import { getRecommendersContract } from '../../operations/get-recommenders.contract.ts'
import { getReviewsContract } from '../../operations/get-reviews.contract.ts'
import { getSimilarProductsContract } from '../../operations/get-similar-products.contract.ts'
import { getSitemapContract } from '../../operations/get-sitemap.contract.ts'
import { getTaxonomyContract } from '../../operations/get-taxonomy.contract.ts'
import { getTranslationsContract } from '../../operations/get-translations.contract.ts'
import { lookUpGuestOrderContract } from '../../operations/look-up-guest-order.contract.ts'
import { recommendationContract } from '../../operations/recommendation.contract.ts'
import { searchListingContract } from '../../operations/search-listing.contract.ts'
import { searchProductsContract } from '../../operations/search-products.contract.ts'
import { sendContactMessageContract } from '../../operations/send-contact-message.contract.ts'
import { suggestContract } from '../../operations/suggest.contract.ts'

type ShopContracts = CatalogContracts &
  ContactContracts &
  FramesContracts &
  GuestOrdersContracts &
  LegacyAccountContracts &
  ListingContracts &
  ProductsContracts &
  PromotionsContracts &
  RecommendationsContracts &
  ReviewsContracts &
  SitemapContracts &
  TranslationsContracts &
  TypeaheadContracts

export const SHOP_CONTRACTS: ShopContracts = {
  contactReference: sendContactMessageContract,
  category: getCategoryContract,
  configuredProduct: getProductGroupContract,
  frameChoices: getFrameChoicesContract,
  group: getProductGroupContract,
  isLegacy: checkLegacyAccountContract,
  listing: searchListingContract,
  order: lookUpGuestOrderContract,
  product: getProductContract,
  promotions: getPromotionsContract,
  ratings: getRatingsContract,
  records: getArtProductContract,
  recommendation: recommendationContract,
  recommenders: getRecommendersContract,
  search: searchProductsContract,
  reviews: getReviewsContract,
  similar: getSimilarProductsContract,
  sitemap: getSitemapContract,
  suggestions: suggestContract,
  taxonomy: getTaxonomyContract,
  translations: getTranslationsContract,
}
