import { DEV_LOADERS } from '@wallart/client/dev-loaders.server.ts'
import { FRAME } from './route-objects.ts'
import type { Loader, PrivateLoader } from './framework/loader.server.ts'
import { loader as account } from './routes/account/load.server.ts'
import { loader as accountOrder } from './routes/account-order/load.server.ts'
import { loader as accountOrders } from './routes/account-orders/load.server.ts'
import { loader as accountAddresses } from './routes/account-addresses/load.server.ts'
import { loader as cart } from './routes/cart/load.server.ts'
import { loader as category } from './routes/category/load.server.ts'
import { loader as delivery } from './routes/delivery/load.server.ts'
import { loader as favourites } from './routes/favourites/load.server.ts'
import { loader as frame } from './shell/load.server.ts'
import { loader as home } from './routes/home/load.server.ts'
import { loader as login } from './routes/login/load.server.ts'
import { loader as newsletter } from './routes/newsletter/load.server.ts'
import { loader as notFound } from './routes/not-found/load.server.ts'
import { loader as orders } from './routes/orders/load.server.ts'
import { loader as product } from './routes/product/load.server.ts'
import { loader as search } from './routes/search/load.server.ts'

export const LOADERS: Readonly<Record<string, Loader<unknown>>> = {
  [FRAME]: frame,
  home,
  category,
  search,
  'search-gallery': search,
  'search-st': search,
  product,
  'product-art': product,
  'product-posters': product,
  'not-found': notFound,
  ...DEV_LOADERS,
}

export const PRIVATE_LOADERS: Readonly<Record<string, PrivateLoader<unknown>>> = {
  account,
  'account-order': accountOrder,
  'account-orders': accountOrders,
  'account-addresses': accountAddresses,
  cart,
  delivery,
  favourites,
  login,
  newsletter,
  orders,
}
