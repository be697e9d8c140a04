import type { ActivityName } from '../rules/activities/activity.ts'
import type { Operation } from './operation.ts'

/** The eleven calls that report an activity to the recommendation service, under the activities' names. */
export const ACTIVITIES: Readonly<Record<ActivityName, Operation>> = {
  viewProduct: /* @__PURE__ */ activity('view-product', 'viewProduct'),
  viewSearch: /* @__PURE__ */ activity('view-search', 'viewSearch'),
  clickSearch: /* @__PURE__ */ activity('click-search', 'clickSearch'),
  viewCategory: /* @__PURE__ */ activity('view-category', 'viewCategory'),
  clickCategory: /* @__PURE__ */ activity('click-category', 'clickCategory'),
  viewReco: /* @__PURE__ */ activity('view-reco', 'viewReco'),
  clickReco: /* @__PURE__ */ activity('click-reco', 'clickReco'),
  viewPage: /* @__PURE__ */ activity('view-page', 'viewPage'),
  beginCheckout: /* @__PURE__ */ activity('begin-checkout', 'beginCheckout'),
  checkoutStep: /* @__PURE__ */ activity('checkout-step', 'checkoutStep'),
  addToCart: /* @__PURE__ */ activity('add-to-cart', 'addToCart'),
}

function activity(id: string, name: ActivityName): Operation {
  return {
    id,
    service: 'recommendations',
    method: 'POST',
    path: `/activities/{site}/${name}`,
    query: [],
    body: 'json',
    access: 'api-key',
    effect: 'side-effect',
    idempotent: false,
    retries: 0,
    budgetMs: 1000,
    cacheSeconds: 0,
    personal: ['cookieId', 'userId'],
  }
}
