import { globalBannerEvent, landingPageModuleEvent } from './banner-events.ts'
import { addToCartEvent, addToCartFailureEvent } from './cart-events.ts'
import { removeFromCartEvent, viewCartEvent } from './cart-view-events.ts'
import { galleryFilterEvent, galleryFilterSortEvent, paginationEvent } from './gallery-events.ts'
import { selectItemEvent, viewItemListEvent } from './item-list-events.ts'
import { loginEvent, loginFailureEvent } from './login-events.ts'
import { breadcrumbEvent, navigationClickEvent } from './navigation-events.ts'
import { pageViewEvent } from './page-view-event.ts'
import { galleryPreviewEvent, viewItemEvent } from './product-events.ts'
import {
  pdpRecommendationClickEvent,
  relatedCategoriesEvent,
  similarItemsEvent,
} from './product-link-events.ts'
import {
  removePromotionEvent,
  selectPromotionEvent,
  selectPromotionFailureEvent,
} from './promotion-events.ts'
import { searchEvent } from './search-event.ts'
import { signUpEvent, signUpFailureEvent } from './sign-up-events.ts'
import { viewAccountEvent } from './view-account-event.ts'
import { addToWishlistEvent, removeFromWishlistEvent } from './wishlist-events.ts'

const product = { id: 'A1', name: 'Quiet Ridge', price: { minor: 1999, currency: 'USD' }, quantity: 3 }
const item = { item_id: 'A1', item_name: 'Quiet Ridge', price: 19.99, currency: 'USD', quantity: 3 }
const value = { currency: 'USD', value: 59.97, items: [item] }
const list = { id: 'gallery', name: 'Landscapes' }
const link = { label: 'Landscapes', url: '/category/landscapes' }
const banner = { action: 'click', name: '25% off', index: 1, url: '/lp/sale' } as const
const failure = { code: 'error.generic', message: 'Something went wrong. Try again!' }
const errorFields = { error: 'Something went wrong. Try again!', error_code: 'error.generic' }
const filter = { attribute: 'color', value: 'blue', selected: true }
const filterSort = { source: 'drawer', filters: ['color:blue'], sort: 'price-low' } as const
const search = { term: 'blue', url: '/gallery/search?skq=blue' }

test.each([
  [
    'search, typed out (ANA-03, SRB-20)',
    searchEvent({ type: 'Text Search', ...search }),
    { event: 'search', type: 'Text Search', term: 'blue' },
  ],
  [
    'search, suggested (ANA-03)',
    searchEvent({ type: 'Suggested Phrase', ...search }),
    { event: 'search', type: 'Suggested Phrase', term: 'blue', url: '/gallery/search?skq=blue' },
  ],
  [
    'navigation click (NAV-29)',
    navigationClickEvent('menu', link),
    { event: 'navigation_click', place: 'menu', label: 'Landscapes', url: '/category/landscapes' },
  ],
  [
    'breadcrumb (ANA-07)',
    breadcrumbEvent(2, link),
    { event: 'breadcrumb', level: 2, label: 'Landscapes', url: '/category/landscapes' },
  ],
  [
    'login (AUT-39)',
    loginEvent('password', 'abc'),
    { event: 'login', method: 'password', email_hash: 'abc' },
  ],
  [
    'login without hash (ANA-09)',
    loginEvent('passwordless', null),
    { event: 'login', method: 'passwordless', email_hash: null },
  ],
  [
    'login failure (AUT-40)',
    loginFailureEvent('password', failure),
    { event: 'login_failure', method: 'password', ...errorFields },
  ],
  [
    'sign-up (REG-29)',
    signUpEvent('business', 'abc'),
    { event: 'sign_up', account: 'business', email_hash: 'abc' },
  ],
  [
    'sign-up failure (REG-30)',
    signUpFailureEvent('personal', failure),
    { event: 'sign_up_failure', account: 'personal', ...errorFields },
  ],
  ['account view (ACC-09)', viewAccountEvent('orders'), { event: 'view_account', section: 'orders' }],
  ['banner (BAN-09, ANA-06)', globalBannerEvent(banner), { event: 'global_banner', ...banner }],
  [
    'landing page module (ANA-06)',
    landingPageModuleEvent(banner),
    { event: 'landing_page_module', ...banner },
  ],
  ['product view (ANA-04)', viewItemEvent(product), { event: 'view_item', ...value }],
  [
    'gallery preview (ANA-07)',
    galleryPreviewEvent({ productId: 'A1', index: 2, media: 'video' }),
    { event: 'gallery_preview', item_id: 'A1', index: 2, media: 'video' },
  ],
  ['filter (ANA-07, C-42)', galleryFilterEvent(filter), { event: 'gallery_filter', ...filter }],
  [
    'filter and sort (PLP-73, C-42)',
    galleryFilterSortEvent(filterSort),
    { event: 'gallery_filter_sort', ...filterSort },
  ],
  ['pagination (PLP-16)', paginationEvent(3, 2), { event: 'pagination', page: 3, previous_page: 2 }],
  [
    'similar work (REC-26)',
    similarItemsEvent('A1', 'A2', 4),
    { event: 'similar_items', item_id: 'A1', similar_item_id: 'A2', index: 4 },
  ],
  [
    'related category (REC-26)',
    relatedCategoriesEvent('A1', { id: 'c1', name: 'Landscapes', displayUrl: '/category/c1' }),
    {
      event: 'related_categories',
      item_id: 'A1',
      category_id: 'c1',
      category_name: 'Landscapes',
      url: '/category/c1',
    },
  ],
  [
    'recommendation (REC-13)',
    pdpRecommendationClickEvent({ recommenderName: 'PDP-recommendations', recoUuid: 'u1' }, 'A2', 0),
    {
      event: 'pdp_recommendation_click',
      recommender_name: 'PDP-recommendations',
      reco_uuid: 'u1',
      item_id: 'A2',
      index: 0,
    },
  ],
  ['new favourite (FAV-31)', addToWishlistEvent([product]), { event: 'add_to_wishlist', ...value }],
  [
    'lost favourite (FAV-32)',
    removeFromWishlistEvent([product]),
    { event: 'remove_from_wishlist', ...value },
  ],
  ['add to cart (ATC-03, ANA-05)', addToCartEvent([product]), { event: 'add_to_cart', ...value }],
  ['removal from the cart', removeFromCartEvent([product]), { event: 'remove_from_cart', ...value }],
  ['look at the cart', viewCartEvent([product]), { event: 'view_cart', ...value }],
  [
    'failed add to cart (ATC-26, ANA-05, C-42)',
    addToCartFailureEvent([product], failure),
    { event: 'add_to_cart_failure', ...value, ...errorFields },
  ],
  [
    'promo code that counts (PRM-01)',
    selectPromotionEvent('save25', 'applied'),
    { event: 'select_promotion', promotion_id: 'SAVE25', promotion_state: 'applied' },
  ],
  [
    'promo code that waits for its condition (PRM-01)',
    selectPromotionEvent('SAVE25', 'waiting'),
    { event: 'select_promotion', promotion_id: 'SAVE25', promotion_state: 'waiting' },
  ],
  [
    'refused promo code, without what was typed (PRM-07)',
    selectPromotionFailureEvent(failure),
    { event: 'select_promotion_failure', ...errorFields },
  ],
  [
    'promo code that is out again (PRM-02)',
    removePromotionEvent('SAVE25'),
    { event: 'remove_promotion', promotion_id: 'SAVE25' },
  ],
])('%s', (_sentence, event, entry) => {
  expect(event).toStrictEqual(entry)
})

test('a shown list numbers its products from 0 (PLP-75)', () => {
  expect(viewItemListEvent(list, [product, { ...product, id: 'A2' }])).toStrictEqual({
    event: 'view_item_list',
    item_list_id: 'gallery',
    item_list_name: 'Landscapes',
    items: [
      { ...item, index: 0 },
      { ...item, item_id: 'A2', index: 1 },
    ],
  })
})

test('a chosen product keeps its place in the list (PLP-74)', () => {
  expect(selectItemEvent(list, { ...product, index: 7 })).toStrictEqual({
    event: 'select_item',
    item_list_id: 'gallery',
    item_list_name: 'Landscapes',
    items: [{ ...item, index: 7 }],
  })
})

test('a listed product with an unknown price is reported without one (REC-26)', () => {
  expect(selectItemEvent(list, { id: 'A1', name: 'Quiet Ridge', index: 2 }).items).toStrictEqual([
    { item_id: 'A1', item_name: 'Quiet Ridge', quantity: 1, index: 2 },
  ])
})

test.each([
  ['/orders?o=W1&e=a@b.com', '/orders'],
  ['/orders#a@b.com', '/orders'],
  ['/', '/'],
])('the page %j is told as %j, without what a query may hold (ANA-02)', (path, told_path) => {
  const page = {
    site: 'Art',
    locale: 'en-US',
    pageType: 'Home',
    title: 'Art',
    customerType: 'guest',
  } as const
  expect(pageViewEvent({ ...page, path })).toStrictEqual({
    event: 'page_view',
    site: 'Art',
    locale: 'en-US',
    page_type: 'Home',
    page_path: told_path,
    page_title: 'Art',
    customer_type: 'guest',
  })
})
