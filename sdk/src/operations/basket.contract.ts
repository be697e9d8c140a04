import type { Basket } from '../model/basket.ts'
import { toBasket, basketWire } from '../wire/basket.ts'
import { createContract } from '../wire/create-contract.ts'
import type { Contract } from './contract.ts'

export type { BasketWire, CouponItemWire } from '../wire/types/basket.ts'
export type { BasketItemWire } from '../wire/types/basket-item.ts'
export type { OrderAddressWire } from '../wire/types/order-address.ts'
export type { PaymentCardWire, PaymentInstrumentWire } from '../wire/types/payment-instrument.ts'
export type { PriceAdjustmentWire, ShippingAdjustmentWire } from '../wire/types/price-adjustment.ts'
export type { ShipmentWire, ShippingItemWire } from '../wire/types/shipment.ts'
export type { ShippingMethodWire } from '../wire/types/shipping-method.ts'

/** The contract for a basket, whichever call answers it. */
export const basketContract: Contract<Basket> = /* @__PURE__ */ createContract(basketWire, toBasket)
