import { breakage, type Breakage } from './breakage.ts'
import type { CheckOverrides } from './run-test-check.ts'

const WITH_WRITES: CheckOverrides = { selectionOptions: { mutating: true, mode: 'positive' } }

/** Values of the right type that are wrong. */
export const VALUE_BREAKAGES: readonly Breakage[] = [
  otherCurrency('search-listing', '/hits/*/currency'),
  otherCurrency('search-listing', '/currency'),
  otherCurrency('get-product-group', '/currency'),
  otherThanSent('add-coupon', '/couponItems', []),
  otherThanSent('add-basket-items', '/productItems/*/productId', 'A1'),
  otherThanSent('add-basket-items', '/productItems/*/quantity', 7),
  otherThanSent('set-shipping-address', '/shipments/*/shippingAddress/address1', 'Elsewhere'),
  otherThanSent('set-shipping-address', '/shipments/*/shippingAddress/city', 'Boston'),
  otherThanSent('set-billing-address', '/billingAddress/postalCode', '12208'),
  otherThanSent('add-customer-address', '/city', 'Boston'),
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

function otherThanSent(operation: string, pointer: string, value: unknown): Breakage {
  return breakage(
    'a write that was answered and not done',
    operation,
    { replace: { pointer, value } },
    [pointer, 'rule', 'breaking'],
    1,
    WITH_WRITES,
  )
}
