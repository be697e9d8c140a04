import { createCatalogClient } from '../clients/catalog.ts'
import type { CommerceScope } from '../clients/commerce-scope.ts'
import { createContactClient, type ContactClient } from '../clients/contact.ts'
import { createFramesClient, type FramesClient } from '../clients/frames.ts'
import { createGuestOrdersClient } from '../clients/guest-orders.ts'
import { createLegacyAccountClient } from '../clients/legacy-account.ts'
import { createListingClient } from '../clients/listing.ts'
import { createNewsletterClient } from '../clients/newsletter.ts'
import { createProductsClient } from '../clients/products.ts'
import { createPromotionsClient } from '../clients/promotions.ts'
import { createRecommendationsClient } from '../clients/recommendations.ts'
import { createReviewsClient } from '../clients/reviews.ts'
import { createSitemapClient, type SitemapClient } from '../clients/sitemap.ts'
import { createTrackerClient } from '../clients/tracker.ts'
import { createTranslationsClient } from '../clients/translations.ts'
import { createTypeaheadClient } from '../clients/typeahead.ts'
import type { Http } from '../http/http.ts'
import { requireOptions } from './set-up/require-options.ts'
import { systemClock } from '../http/system-clock.ts'
import type { TrackingConsent } from '../rules/analytics/may-track.ts'
import { SITES } from '../sites/sites.ts'
import { createAccountHelp, type AccountHelp } from './account-help.ts'
import { createActivities, type Activities } from './activities.ts'
import { createGuestOrders, type GuestOrders } from './guest-orders.ts'
import { createListings, type Listings } from './listing.ts'
import { createConsoleLogger } from './logger.ts'
import { createNavigation, type Navigation } from './navigation.ts'
import { createNewsletter, type Newsletter } from './newsletter.ts'
import { createProducts, type Products, type ProductsOptions } from './products.ts'
import { createPromotions, type Promotions } from './promotions.ts'
import { createRecommendations, type Recommendations } from './recommendations.ts'
import { createReviews, type Reviews } from './reviews.ts'
import type { ServiceOptions } from './service-options.ts'
import { SHOP_CONTRACTS } from './shop/shop-contracts.ts'
import { createSearchSuggestions, type SearchSuggestions } from './suggestions.ts'
import { createTexts, type Texts } from './translations.ts'

/** Everything a page can ask of one brand's shop; what belongs to one shopper, as basket and favourites, is not here. */
export interface Shop {
  readonly accountHelp: AccountHelp
  /** Fails when a message cannot be left, so that it is not lost without a word. */
  readonly contact: ContactClient
  /** Fails when a frame cannot be priced: a guessed price is none. */
  readonly frames: FramesClient
  readonly guestOrders: GuestOrders
  readonly listings: Listings
  readonly navigation: Navigation
  readonly newsletter: Newsletter
  readonly products: Products
  readonly promotions: Promotions
  readonly recommendations: Recommendations
  readonly reviews: Reviews
  /** Fails when pages cannot be listed: a sitemap without them would take them out of search engines. */
  readonly sitemap: SitemapClient
  readonly suggestions: SearchSuggestions
  readonly texts: Texts
  /** The activities of one shopper, as far as they consent. */
  readonly activitiesFor: (consent: TrackingConsent) => Activities
}

export type { RatingsCache } from './products.ts'

/** What a shop is opened with. */
export interface ShopOptions
  extends Partial<ServiceOptions>, CommerceScope, Partial<Pick<ProductsOptions, 'now' | 'ratings'>> {
  /** The site as the recommendation service knows it: realm, dash, site; the site's own id by default. */
  readonly recommendationSite?: string
}

/**
 * Opens the shop of one site in one locale; cheap enough for each request, which hands in the ratings it shares.
 * @example
 * const { navigation, listings } = openShop(http, { ...scope, log })
 * const menu = await navigation.menu()
 */
export function openShop(http: Http, options: ShopOptions): Shop {
  requireOptions('openShop', { http, ...options }, ['http.send()', 'organizationId', 'siteId', 'locale'])
  const {
    log = createConsoleLogger(),
    onDegraded,
    ratings,
    now = () => systemClock.now(),
    recommendationSite = options.siteId,
    ...scope
  } = options
  const serviceOptions = { log, onDegraded }
  const clientOptions = { ...scope, contracts: SHOP_CONTRACTS }
  const products = createProductsClient(http, { ...clientOptions, log })
  const recommendations = createRecommendationsClient(http, {
    site: recommendationSite,
    contracts: SHOP_CONTRACTS,
  })
  const tracker = createTrackerClient(http, scope)
  return {
    accountHelp: createAccountHelp(createLegacyAccountClient(http, clientOptions), serviceOptions),
    contact: createContactClient(http, clientOptions),
    frames: createFramesClient(http, clientOptions),
    guestOrders: createGuestOrders(createGuestOrdersClient(http, clientOptions), {
      ...scope,
      ...serviceOptions,
    }),
    listings: createListings(createListingClient(http, clientOptions), serviceOptions),
    navigation: createNavigation(createCatalogClient(http, clientOptions), serviceOptions),
    newsletter: createNewsletter(createNewsletterClient(http, scope), serviceOptions),
    products: createProducts(products, {
      sites: Object.values(SITES),
      now,
      ...(ratings && { ratings }),
      ...serviceOptions,
    }),
    promotions: createPromotions(createPromotionsClient(http, clientOptions), serviceOptions),
    recommendations: createRecommendations(recommendations, {
      products: products.products,
      ...serviceOptions,
    }),
    reviews: createReviews(createReviewsClient(http, clientOptions), serviceOptions),
    sitemap: createSitemapClient(http, clientOptions),
    suggestions: createSearchSuggestions(createTypeaheadClient(http, clientOptions), serviceOptions),
    texts: createTexts(createTranslationsClient(http, clientOptions), serviceOptions),
    activitiesFor: consent => createActivities({ recommendations, tracker }, { consent, log }),
  }
}
