/** A limit for what a visitor's browser loads, and why it is where it is. */
export interface Budget {
  readonly what: string
  /** A page's folder, or one of four other things that browsers load. */
  readonly appliesTo: string
  readonly limitKb: number
  readonly reason: string
}

export const BUDGETS: readonly Budget[] = [
  {
    what: 'JavaScript of the home page',
    appliesTo: 'home',
    limitKb: 115,
    reason:
      'React with the data router costs 84 kB by itself; 115 kB is the final limit with every feature in place',
  },
  { what: 'JavaScript of a category page', appliesTo: 'category', limitKb: 115, reason: 'as the home page' },
  { what: 'JavaScript of a search page', appliesTo: 'search', limitKb: 115, reason: 'as the home page' },
  { what: 'JavaScript of a product page', appliesTo: 'product', limitKb: 115, reason: 'as the home page' },
  ...[
    'cart',
    'checkout',
    'order-confirmation',
    'orders',
    'login',
    'registration',
    'reset-password',
    'account',
    'account-orders',
    'account-order',
    'account-addresses',
    'account-payments',
    'favourites',
    'wishlist',
  ].map(page => ({
    what: `JavaScript of the page ${page}`,
    appliesTo: page,
    limitKb: 115,
    reason: 'as the home page',
  })),
  {
    what: 'the sign-in dialog',
    appliesTo: 'dialog',
    limitKb: 12,
    reason: 'it is fetched at the moment it is wanted',
  },
  {
    what: 'what the checkout fetches later',
    appliesTo: 'later parts of the checkout',
    limitKb: 20,
    reason: 'it is there when it is wanted, beside all that comes before the page can be used',
  },
  {
    what: 'CSS',
    appliesTo: 'styles',
    limitKb: 17.5,
    reason: 'one file for every page, loaded before anything shows',
  },
  {
    what: 'CSS of the inner pages',
    appliesTo: 'inner styles',
    limitKb: 6,
    reason: 'no shopper lands on them, so that it is mostly there before',
  },
]

export const NOT_FOR_BROWSERS = [
  /node_modules\/(zod|ky|md5|pino|express)\//,
  /\.server\.tsx?$/,
  /sdk\/src\/(http|auth|clients|services|operations)\//,
  /^(server|fixtures|cli)\//,
]
