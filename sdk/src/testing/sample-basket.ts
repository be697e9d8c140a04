import type { BasketItemWire } from '../wire/basket-item.ts'
import type { BasketWire } from '../wire/basket.ts'

/** A basket with one line as the commerce API answers it, changed as a test needs it. */
export function sampleBasket(changes: Partial<BasketWire> = {}): BasketWire {
  return {
    basketId: 'basket-1',
    currency: 'USD',
    customerInfo: { customerId: 'customer-1', email: 'jane@example.com' },
    productItems: [sampleBasketItem()],
    shipments: [{ shipmentId: 'me' }],
    shippingItems: [{ itemId: 'shipping-1', price: 5.99, priceAdjustments: [] }],
    couponItems: [{ couponItemId: 'coupon-1', code: 'SPRING', statusCode: 'applied', valid: true }],
    orderPriceAdjustments: [
      {
        priceAdjustmentId: 'adjustment-1',
        promotionId: 'spring',
        itemText: 'Spring sale',
        price: -5,
        appliedDiscount: { type: 'amount' },
      },
    ],
    productSubTotal: 59.98,
    productTotal: 54.98,
    shippingTotal: 5.99,
    taxTotal: 4.4,
    orderTotal: 65.37,
    ...changes,
  }
}

/** One line of a basket as the commerce API answers it, changed as a test needs it. */
export function sampleBasketItem(changes: Partial<BasketItemWire> = {}): BasketItemWire {
  return {
    itemId: 'item-1',
    productId: 'zone-1042',
    productName: 'Quiet Ridge',
    quantity: 2,
    price: 59.98,
    basePrice: 29.99,
    priceAfterItemDiscount: 59.98,
    priceAdjustments: [],
    c_upi: 'A1042',
    'c_product-url': '/products/quiet-ridge-A1042',
    ...changes,
  }
}
