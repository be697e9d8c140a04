import { breakage, type Breakage } from './breakage.ts'
import type { CheckOverrides } from './run-test-check.ts'

const WITH_WRITES: CheckOverrides = {
  selectionOptions: { mutating: true, sideEffects: true, mode: 'positive' },
}

/** Values of the right type that are wrong. */
export const VALUE_BREAKAGES: readonly Breakage[] = [
  otherCurrency('search-listing', '/hits/*/currency'),
  otherCurrency('search-listing', '/currency'),
  otherCurrency('get-product-group', '/currency'),
  otherThanSent('add-coupon', '/couponItems', []),
  otherThanSent('add-coupon', '/couponItems/*/code', 'OTHER', '/couponItems'),
  otherThanSent('add-basket-items', '/productItems/*/productId', 'A1'),
  otherThanSent('add-basket-items', '/productItems/*/quantity', 7),
  otherThanSent('set-shipping-address', '/shipments/*/shippingAddress/address1', 'Elsewhere'),
  otherThanSent('set-shipping-address', '/shipments/*/shippingAddress/city', 'Boston'),
  otherThanSent('set-billing-address', '/billingAddress/postalCode', '12208'),
  otherThanSent('set-shipping-method', '/shipments/*/shippingMethod/id', 'other'),
  otherThanSent('add-basket-payment', '/paymentInstruments/*/paymentMethodId', 'OTHER'),
  otherThanSent('add-basket-payment', '/paymentInstruments/*/paymentCard/expirationYear', 2031),
  otherThanSent('update-basket-payment', '/paymentInstruments/*/amount', 1),
  otherThanSent('create-basket', '/currency', 'CAD'),
  otherThanSent('update-basket', '/currency', 'CAD'),
  otherThanSent('update-basket-customer', '/customerInfo/email', 'ann@example.com'),
  otherThanSent('add-gift-certificate-item', '/giftCertificateItems/*/amount', 1),
  otherThanSent('add-gift-certificate-item', '/giftCertificateItems/*/recipientEmail', 'ann@example.com'),
  otherThanSent('update-gift-certificate-item', '/giftCertificateItems/*/message', 'Other'),
  otherThanSent('add-customer-address', '/city', 'Boston'),
  otherThanSent('update-customer-address', '/lastName', 'Other'),
  otherThanSent('update-customer-address', '/address1', 'Other'),
  otherThanSent('update-customer', '/firstName', 'Other'),
  otherThanSent('add-product-list-item', '/productId', 'A1'),
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
    'suggestions that ignore what is typed',
    'suggest',
    {
      replace: {
        pointer: '/productSuggestions',
        value: [{ productId: 'A1', productName: 'Arches', url: '/product/A1' }],
      },
    },
    ['/productSuggestions', 'rule', 'breaking'],
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

function otherThanSent(operation: string, pointer: string, value: unknown, foundAt = pointer): Breakage {
  return breakage(
    'a write that was answered and not done',
    operation,
    { replace: { pointer, value } },
    [foundAt, 'rule', 'breaking'],
    1,
    WITH_WRITES,
  )
}
