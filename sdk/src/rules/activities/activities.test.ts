import { ACTIVITY_NAMES, type Activity, type ActivityIdentity } from './activity.ts'
import { activityHit, activityProduct } from './activity-product.ts'
import { addToCartActivity, beginCheckoutActivity, checkoutStepActivity } from './cart-activities.ts'
import { clickCategoryActivity, viewCategoryActivity } from './category-activities.ts'
import { viewPageActivity, viewProductActivity } from './page-activities.ts'
import { clickRecoActivity, viewRecoActivity } from './recommendation-activities.ts'
import { clickSearchActivity, viewSearchActivity } from './search-activities.ts'

const identity: ActivityIdentity = { realm: 'Art', instanceType: 'sbx', cookieId: 'usid-1', userId: 'U1' }
const product = activityProduct({ type: 'item', id: 'A1', price: { minor: 1999, currency: 'USD' } })
const hit = activityHit('A1')
const line = { id: 'A1', price: { minor: 1999, currency: 'USD' }, quantity: 2 }
const lineFields = { id: 'A1', price: 19.99, quantity: 2 }
const reco = { recommenderName: 'PDP-recommendations', recoUuid: 'u1' }
const by = { recommenderName: 'PDP-recommendations', __recoUUID: 'u1' }
const step = { stepName: 'shipping', stepNumber: 2, basketId: 'b1' }

const CASES: readonly (readonly [Activity, object])[] = [
  [viewProductActivity(identity, product), { product }],
  [viewSearchActivity(identity, 'blue', [hit]), { searchText: 'blue', products: [hit], showProducts: true }],
  [clickSearchActivity(identity, 'blue', hit), { searchText: 'blue', product: hit }],
  [
    viewCategoryActivity(identity, 'c1', [hit]),
    { category: { id: 'c1' }, products: [hit], showProducts: true },
  ],
  [clickCategoryActivity(identity, 'c1', hit), { category: { id: 'c1' }, product: hit }],
  [viewRecoActivity(identity, reco, ['A1', 'A2']), { ...by, products: [{ id: 'A1' }, { id: 'A2' }] }],
  [clickRecoActivity(identity, reco, 'A2'), { ...by, product: { id: 'A2' } }],
  [viewPageActivity(identity, '/orders?o=W1&e=a@b.com'), { currentLocation: '/orders' }],
  [
    beginCheckoutActivity(identity, [line], { minor: 4500, currency: 'USD' }),
    { products: [lineFields], amount: 45 },
  ],
  [checkoutStepActivity(identity, step), step],
  [
    addToCartActivity(identity, [{ ...line, sku: 'S1' }, line]),
    { products: [{ ...lineFields, sku: 'S1' }, lineFields] },
  ],
]

test('there are eleven activities (REC-15)', () => {
  expect(ACTIVITY_NAMES).toEqual([
    'viewProduct',
    'viewSearch',
    'clickSearch',
    'viewCategory',
    'clickCategory',
    'viewReco',
    'clickReco',
    'viewPage',
    'beginCheckout',
    'checkoutStep',
    'addToCart',
  ])
  expect(CASES.map(([activity]) => activity.name)).toEqual(ACTIVITY_NAMES)
})

test.each(CASES)(
  '%j carries who, where and what (REC-12, REC-13, REC-15, REC-19, CHK-06)',
  (activity, fields) => {
    expect(activity.body).toStrictEqual({ ...identity, ...fields })
  },
)

test('a page without query is told as it is (REC-15)', () => {
  expect(viewPageActivity(identity, '/cart#top').body.currentLocation).toBe('/cart')
})
