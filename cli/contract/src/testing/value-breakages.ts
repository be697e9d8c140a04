import { breakage, type Breakage } from './breakage.ts'

/** Values of the right type that are wrong. */
export const VALUE_BREAKAGES: readonly Breakage[] = [
  otherCurrency('search-listing', '/hits/*/currency'),
  otherCurrency('search-listing', '/currency'),
  otherCurrency('get-product-group', '/currency'),
  breakage(
    'lines of another work',
    'get-product-group',
    {
      replace: {
        pointer: '/products/*/salesForcePayload',
        value: '{"productId":"A1","quantity":1,"c_upi":"A1"}',
      },
    },
    ['/products/*/salesForcePayload', 'rule', 'breaking'],
    1,
  ),
  breakage(
    'subcategories that share an id',
    'get-category',
    { replace: { pointer: '/categories/*/categories/*/id', value: 'x' } },
    ['/categories/*/categories/*/id', 'rule', 'breaking'],
    1,
  ),
]

function otherCurrency(operation: string, pointer: string): Breakage {
  return breakage(
    'the other currency of the brand',
    operation,
    { replace: { pointer, value: 'CAD' } },
    [pointer, 'rule', 'breaking'],
    1,
  )
}
