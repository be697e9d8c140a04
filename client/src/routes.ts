import { DEV_PAGES } from '@wallart/client/dev-pages.ts'
import type { PageRoute } from './framework/page-route.ts'

const LIST_QUERY = ['f.', 'limit', 'page', 'sort']

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

export const NOT_FOUND: PageRoute = {
  id: 'not-found',
  folder: 'not-found',
  path: '*',
  audience: 'public',
  query: [],
  page: () => import('./routes/not-found/page.tsx'),
}

export const PAGES: readonly PageRoute[] = [
  {
    id: 'home',
    folder: 'home',
    path: '/',
    audience: 'public',
    query: [],
    page: () => import('./routes/home/page.tsx'),
  },
  {
    id: 'category',
    folder: 'category',
    path: '/category/:categoryId',
    audience: 'public',
    query: LIST_QUERY,
    page: () => import('./routes/category/page.tsx'),
  },
  ...SEARCH_PATHS_ANYWHERE.map(([id, path]): PageRoute => ({
    id,
    folder: 'search',
    path,
    audience: 'public',
    query: ['skq', 'q', ...LIST_QUERY],
    page: () => import('./routes/search/page.tsx'),
  })),
  ...PRODUCT_PATHS.map(([id, path]): PageRoute => ({
    id,
    folder: 'product',
    path,
    audience: 'public',
    query: ['upi'],
    page: () => import('./routes/product/page.tsx'),
  })),
  {
    id: 'cart',
    folder: 'cart',
    path: '/cart',
    audience: 'private',
    query: ['removed'],
    page: () => import('./routes/cart/page.tsx'),
  },
  {
    id: 'login',
    folder: 'login',
    path: '/login',
    audience: 'private',
    query: ['heart', 'redirect'],
    page: () => import('./routes/login/page.tsx'),
  },
  {
    id: 'account',
    folder: 'account',
    path: '/account',
    audience: 'private',
    query: ['edit', 'saved'],
    page: () => import('./routes/account/page.tsx'),
  },
  {
    id: 'account-orders',
    folder: 'account-orders',
    path: '/account/orders',
    audience: 'private',
    query: ['page'],
    page: () => import('./routes/account-orders/page.tsx'),
  },
  {
    id: 'account-order',
    folder: 'account-order',
    path: '/account/orders/:orderNumber',
    audience: 'private',
    query: [],
    page: () => import('./routes/account-order/page.tsx'),
  },
  {
    id: 'account-addresses',
    folder: 'account-addresses',
    path: '/account/addresses',
    audience: 'private',
    query: ['add', 'edit', 'saved'],
    page: () => import('./routes/account-addresses/page.tsx'),
  },
  {
    id: 'favourites',
    folder: 'favourites',
    path: '/account/favorites',
    audience: 'private',
    query: [],
    page: () => import('./routes/favourites/page.tsx'),
  },
  {
    id: 'newsletter',
    folder: 'newsletter',
    path: '/newsletter',
    audience: 'private',
    query: ['subscribed'],
    page: () => import('./routes/newsletter/page.tsx'),
  },
  {
    id: 'delivery',
    folder: 'delivery',
    path: '/delivery',
    audience: 'private',
    query: ['upi'],
    page: () => import('./routes/delivery/page.tsx'),
  },
  {
    id: 'orders',
    folder: 'orders',
    path: '/orders',
    audience: 'private',
    query: [],
    page: () => import('./routes/orders/page.tsx'),
  },
  ...DEV_PAGES,
  NOT_FOUND,
]
