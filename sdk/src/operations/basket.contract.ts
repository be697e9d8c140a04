import type { Basket } from '../model/basket.ts'
import { toBasket, basketWire } from '../wire/basket.ts'
import { createContract } from '../wire/create-contract.ts'
import type { Contract } from '../model/contract.ts'

export type { BasketWire, CouponItemWire } from '../wire/basket.ts'
export type { BasketItemWire } from '../wire/basket-item.ts'
export type { GiftCertificateItemWire } from '../wire/gift-certificate-item.ts'
export type { OrderAddressWire } from '../wire/order-address.ts'
export type { PaymentCardWire, PaymentInstrumentWire } from '../wire/payment-instrument.ts'
export type { PriceAdjustmentWire, ShippingAdjustmentWire } from '../wire/price-adjustment.ts'
export type { ShipmentWire, ShippingItemWire } from '../wire/shipment.ts'
export type { ShippingMethodWire } from '../wire/shipping-method.ts'

/** The contract for a basket, whichever call answers it. */
export const basketContract: Contract<Basket> = /* @__PURE__ */ createContract(basketWire, toBasket)
