import { DEV_SERVED_PAGES } from '@wallart/client/dev-loaders.server.ts'
import type { Loader, PrivateLoader, ServedPage } from './framework/loader.server.ts'
import { loader as account } from './routes/account/load.server.ts'
import { loader as accountOrder } from './routes/account-order/load.server.ts'
import { loader as accountOrders } from './routes/account-orders/load.server.ts'
import { loader as accountAddresses } from './routes/account-addresses/load.server.ts'
import { loader as callback } from './routes/callback/load.server.ts'
import { loader as accountPayments } from './routes/account-payments/load.server.ts'
import { loader as cart } from './routes/cart/load.server.ts'
import { loader as category } from './routes/category/load.server.ts'
import { loader as checkout } from './routes/checkout/load.server.ts'
import { loader as content } from './routes/content/load.server.ts'
import { CUSTOMIZER_FIELDS, loader as customizer } from './routes/customizer/load.server.ts'
import { loader as delivery } from './routes/delivery/load.server.ts'
import { loader as favourites } from './routes/favourites/load.server.ts'
import { loader as frameMyPhotos } from './routes/frame-my-photos/load.server.ts'
import { loader as galleryWall, WALL_QUERY } from './routes/gallery-wall/load.server.ts'
import { loader as giftCards } from './routes/gift-cards/load.server.ts'
import { loader as home } from './routes/home/load.server.ts'
import { loader as login } from './routes/login/load.server.ts'
import { loader as contact } from './routes/contact/load.server.ts'
import { loader as newsletter } from './routes/newsletter/load.server.ts'
import { loader as notFound } from './routes/not-found/load.server.ts'
import { loader as orderConfirmation } from './routes/order-confirmation/load.server.ts'
import { loader as orderStatusDetail } from './routes/orders/detail.server.ts'
import { loader as orders } from './routes/orders/load.server.ts'
import { loader as product } from './routes/product/load.server.ts'
import { loader as registration } from './routes/registration/load.server.ts'
import { loader as resetPassword } from './routes/reset-password/load.server.ts'
import { loader as wishlist } from './routes/wishlist/load.server.ts'
import { loader as reviews } from './routes/reviews/load.server.ts'
import { loader as search } from './routes/search/load.server.ts'

const LIST_QUERY = ['f.', 'limit', 'more', 'page', 'sort']
const SEARCH_QUERY = ['skq', 'q', ...LIST_QUERY]

function publicPage(folder: string, loader: Loader<unknown>, query: readonly string[] = []): ServedPage {
  return { audience: 'public', folder, loader, query }
}

function privatePage(
  folder: string,
  loader: PrivateLoader<unknown>,
  query: readonly string[] = [],
): ServedPage {
  return { audience: 'private', folder, loader, query }
}

/** What the server knows of each page that routes.ts lists. */
export const SERVED_PAGES: Readonly<Record<string, ServedPage>> = {
  home: publicPage('home', home),
  category: publicPage('category', category, LIST_QUERY),
  search: publicPage('search', search, SEARCH_QUERY),
  'search-gallery': publicPage('search', search, SEARCH_QUERY),
  'search-st': publicPage('search', search, SEARCH_QUERY),
  product: publicPage('product', product, ['upi']),
  'product-art': publicPage('product', product, ['upi']),
  'product-posters': publicPage('product', product, ['upi']),
  cart: privatePage('cart', cart, ['merge', 'order', 'problem', 'removed', 'promo', 'wishlist']),
  contact: privatePage('contact', contact, ['sent']),
  reviews: publicPage('reviews', reviews, ['finish', 'page', 'sort', 'stars']),
  help: publicPage('content', content),
  landing: publicPage('content', content),
  blog: publicPage('content', content),
  'blog-post': publicPage('content', content),
  checkout: privatePage('checkout', checkout, ['problem', 'promo', 'step']),
  'order-confirmation': privatePage('order-confirmation', orderConfirmation, ['account']),
  login: privatePage('login', login, ['heart', 'redirect']),
  registration: privatePage('registration', registration, ['heart', 'redirect']),
  'b2b-registration': privatePage('registration', registration, ['heart', 'redirect']),
  'reset-password': privatePage('reset-password', resetPassword, ['email', 'legacyCustomer', 'token']),
  callback: privatePage('callback', callback, ['redirectUrl', 'token']),
  account: privatePage('account', account, ['edit', 'saved']),
  'account-orders': privatePage('account-orders', accountOrders, ['page']),
  'account-order': privatePage('account-order', accountOrder),
  'account-addresses': privatePage('account-addresses', accountAddresses, ['add', 'edit', 'saved']),
  'account-payments': privatePage('account-payments', accountPayments, ['add', 'saved']),
  favourites: privatePage('favourites', favourites, ['added', 'page', 'removed']),
  wishlist: privatePage('wishlist', wishlist, ['added', 'page', 'removed']),
  'frame-my-photos': privatePage('frame-my-photos', frameMyPhotos, [
    'added',
    'album',
    'deleted',
    'upi',
    'x',
    'y',
    'zoom',
  ]),
  customizer: privatePage('customizer', customizer, CUSTOMIZER_FIELDS),
  'gallery-wall': privatePage('gallery-wall', galleryWall, WALL_QUERY),
  'gift-cards': privatePage('gift-cards', giftCards, ['amount', 'pid', 'item']),
  newsletter: privatePage('newsletter', newsletter, ['subscribed']),
  delivery: privatePage('delivery', delivery, ['upi']),
  orders: privatePage('orders', orders, ['e', 'o']),
  'order-status-detail': privatePage('orders', orderStatusDetail),
  'not-found': publicPage('not-found', notFound),
  ...DEV_SERVED_PAGES,
}

export { renderFrameParts } from './shell/island/frame-html.server.tsx'

export { loader as loadFrame, type FrameView } from './shell/load.server.ts'

export { contentPagesOf, copyFor } from './routes/content/pages.server.ts'
