import { breakage, type Breakage } from './breakage.ts'

/** Values of the right type that are wrong. */
export const VALUE_BREAKAGES: readonly Breakage[] = [
  otherCurrency('search-listing', '/hits/*/currency'),
  otherCurrency('search-listing', '/currency'),
  otherCurrency('get-product-group', '/currency'),
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
