import { DEV_PAGES } from '@wallart/client/dev-pages.ts'
import type { PageRoute } from './framework/page-route.ts'

const SEARCH_PATHS_ANYWHERE = [
  ['search', '/search'],
  ['search-gallery', '/gallery/search'],
  ['search-st', '/-st/search'],
] as const

const PRODUCT_PATHS = [
  ['product', '/product/:productId/*'],
  ['product-art', '/products/:name'],
  ['product-posters', '/-sp/:name'],
] as const

const CONTENT_PATHS = [
  ['help', '/help/:page'],
  ['landing', '/lp/:page'],
  ['blog', '/blog'],
  ['blog-post', '/blog/:post'],
] as const

export const NOT_FOUND: PageRoute = {
  id: 'not-found',
  path: '*',
  page: () => import('./routes/not-found/page.tsx'),
}

export const PAGES: readonly PageRoute[] = [
  { id: 'home', path: '/', page: () => import('./routes/home/page.tsx') },
  { id: 'category', path: '/category/:categoryId', page: () => import('./routes/category/page.tsx') },
  ...SEARCH_PATHS_ANYWHERE.map(([id, path]): PageRoute => ({
    id,
    path,
    page: () => import('./routes/search/page.tsx'),
  })),
  ...PRODUCT_PATHS.map(([id, path]): PageRoute => ({
    id,
    path,
    page: () => import('./routes/product/page.tsx'),
  })),
  { id: 'cart', path: '/cart', page: () => import('./routes/cart/page.tsx') },
  { id: 'reviews', path: '/lp/reviews', page: () => import('./routes/reviews/page.tsx') },
  { id: 'contact', path: '/help/contact', page: () => import('./routes/contact/page.tsx') },
  ...CONTENT_PATHS.map(([id, path]): PageRoute => ({
    id,
    path,
    page: () => import('./routes/content/page.tsx'),
  })),
  { id: 'checkout', path: '/checkout', page: () => import('./routes/checkout/page.tsx') },
  {
    id: 'order-confirmation',
    path: '/order-confirmation',
    page: () => import('./routes/order-confirmation/page.tsx'),
  },
  { id: 'login', path: '/login', page: () => import('./routes/login/page.tsx') },
  { id: 'registration', path: '/registration', page: () => import('./routes/registration/page.tsx') },
  { id: 'b2b-registration', path: '/b2b_registration', page: () => import('./routes/registration/page.tsx') },
  { id: 'reset-password', path: '/reset-password', page: () => import('./routes/reset-password/page.tsx') },
  { id: 'callback', path: '/callback', page: () => import('./routes/callback/page.tsx') },
  { id: 'account', path: '/account', page: () => import('./routes/account/page.tsx') },
  { id: 'account-orders', path: '/account/orders', page: () => import('./routes/account-orders/page.tsx') },
  {
    id: 'account-order',
    path: '/account/orders/:orderNumber',
    page: () => import('./routes/account-order/page.tsx'),
  },
  {
    id: 'account-addresses',
    path: '/account/addresses',
    page: () => import('./routes/account-addresses/page.tsx'),
  },
  {
    id: 'account-payments',
    path: '/account/payments',
    page: () => import('./routes/account-payments/page.tsx'),
  },
  { id: 'favourites', path: '/account/favorites', page: () => import('./routes/favourites/page.tsx') },
  { id: 'wishlist', path: '/account/wishlist', page: () => import('./routes/wishlist/page.tsx') },
  {
    id: 'frame-my-photos',
    path: '/frame-my-photos',
    page: () => import('./routes/frame-my-photos/page.tsx'),
  },
  { id: 'customizer', path: '/customizer/:upi', page: () => import('./routes/customizer/page.tsx') },
  { id: 'gallery-wall', path: '/gallery-wall', page: () => import('./routes/gallery-wall/page.tsx') },
  { id: 'gift-cards', path: '/gift-cards/GC0025', page: () => import('./routes/gift-cards/page.tsx') },
  { id: 'newsletter', path: '/newsletter', page: () => import('./routes/newsletter/page.tsx') },
  { id: 'delivery', path: '/delivery', page: () => import('./routes/delivery/page.tsx') },
  {
    id: 'order-status-detail',
    path: '/order-status-detail',
    page: () => import('./routes/orders/page.tsx'),
  },
  { id: 'orders', path: '/orders', page: () => import('./routes/orders/page.tsx') },
  ...DEV_PAGES,
  NOT_FOUND,
]
