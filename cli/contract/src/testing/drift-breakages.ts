import { breakage, type Breakage } from './breakage.ts'

const FLAGS = '/products/*/serviceFlags'

/** What only a baseline shows. */
export const DRIFT_BREAKAGES: readonly Breakage[] = [
  breakage(
    'service flags have other names',
    'get-product-group',
    { replace: { pointer: FLAGS, value: { frameable: true, mountable: true } } },
    [`${FLAGS}/canFrame`, 'missing', 'breaking'],
    1,
  ),
  breakage(
    'no service flag is left',
    'get-product-group',
    { replace: { pointer: FLAGS, value: {} } },
    [`${FLAGS}/canMount`, 'missing', 'breaking'],
    1,
  ),
  breakage(
    'a service flag is gone',
    'get-product-group',
    { omit: `${FLAGS}/canCanvasFramed` },
    [`${FLAGS}/canCanvasFramed`, 'missing', 'breaking'],
    1,
  ),
  breakage(
    'a flag that the shop does not read is new',
    'get-product-group',
    { add: { pointer: '/products/0/serviceFlags/canEmboss', value: true } },
    [`${FLAGS}/canEmboss`, 'undocumented', 'info'],
    0,
  ),
  ...(
    [
      ['get-product-group', '/products/*/displaySize'],
      ['get-product-group', '/products/*/productTypeName'],
      ['get-product-group', '/products/*/imageUrl'],
      ['search-listing', '/hits/*/image/link'],
      ['search-listing', '/filters/*/label'],
      ['get-category', '/categories/*/id'],
      ['get-category', '/categories/*/categories/*/name'],
      ['suggest', '/categorySuggestions/*/value'],
    ] as const
  ).map(([operation, pointer]) =>
    breakage(
      'a text is empty everywhere',
      operation,
      { replace: { pointer, value: '' } },
      [pointer, 'missing', 'breaking'],
      1,
    ),
  ),
  breakage(
    'a text that was seen once is empty',
    'look-up-guest-order',
    { replace: { pointer: '/items/*/shippingInfo/trackingNumber', value: '' } },
    ['/items/*/shippingInfo/trackingNumber', 'missing', 'warning'],
    0,
  ),
]
