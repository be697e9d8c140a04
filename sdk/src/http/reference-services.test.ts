import { getArtProduct } from '../operations/get-art-product.ts'
import { getCategory } from '../operations/get-category.ts'
import { getProductGroup } from '../operations/get-product-group.ts'
import { getRecommendations } from '../operations/get-recommendations.ts'
import { lookUpGuestOrder } from '../operations/look-up-guest-order.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import type { Operation } from '../operations/operation.ts'
import { searchListing } from '../operations/search-listing.ts'
import { submitPasswordReset } from '../operations/submit-password-reset.ts'
import { subscribeNewsletter } from '../operations/subscribe-newsletter.ts'
import { suggest } from '../operations/suggest.ts'
import { trackPageView } from '../operations/track-page-view.ts'
import { createHttp } from './http.ts'
import { referenceServices } from './reference-services.ts'

const path = {
  id: 'wall-art',
  locale: 'en-US',
  organizationId: 'f_ecom_wallart',
  recommender: 'pdp',
  site: 'art',
  siteId: 'Art',
  upi: 'A1',
}

test.each<[string, Operation]>([
  ['/product/shopper-products/v1/organizations/f_ecom_wallart/categories/wall-art', getCategory],
  ['/submit-password-reset', submitPasswordReset],
  ['/ocapi/on/demandware.store/Sites-Art-Site/en-US/__Analytics-Start', trackPageView],
  ['/bizapi/v1/products/groups/A1', getProductGroup],
  ['/products/v1/products/A1', getArtProduct],
  ['/search/art', searchListing],
  ['/typeahead/art', suggest],
  ['/orders/guest', lookUpGuestOrder],
  ['/marketing/art', subscribeNewsletter],
  ['/recs/v3/personalization/recs/art/pdp', getRecommendations],
])('on the reference upstream a call goes to %s', async (context, operation) => {
  const requests: string[] = []
  const http = createHttp({
    services: referenceServices('http://localhost:4000/', 'Art'),
    transport: async address => {
      requests.push(address)
      return new Response('{}', { headers: { 'content-type': 'application/json' } })
    },
  })
  await http.send(operation, { contract: emptyContract, path })
  expect(requests).toEqual([`http://localhost:4000${context}`])
})

test('the lists and the proposals of each brand are its own', () => {
  const { search, typeahead } = referenceServices('http://localhost:4000', 'AllPosters')
  expect(search).toBe('http://localhost:4000/search/allposters')
  expect(typeahead).toBe('http://localhost:4000/typeahead/allposters')
})
