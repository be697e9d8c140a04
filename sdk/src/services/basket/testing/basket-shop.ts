import { createBasketsClient } from '../../../clients/baskets.ts'
import { createHttp } from '../../../http/http.ts'
import type { BasketLine } from '../../../model/basket.ts'
import { basketContract } from '../../../operations/basket.contract.ts'
import { emptyContract } from '../../../operations/empty.contract.ts'
import { transferBasketContract } from '../../../operations/transfer-basket.contract.ts'
import { toBasket } from '../../../wire/basket.ts'
import { createBasketService, type BasketService, type BasketServiceOptions } from '../../basket.ts'
import { createFakeBasketApi, itemWire, type FakeBasketApi, type Fault } from './fake-basket-api.ts'

/** A basket service on a fake API, with what it logged. */
export interface BasketShop extends FakeBasketApi {
  readonly service: BasketService
  readonly messages: readonly string[]
}

/** Opens a basket service on a fake API. */
export function createBasketShop(overrides: Partial<BasketServiceOptions> = {}): BasketShop {
  const api = createFakeBasketApi()
  const messages: string[] = []
  const http = createHttp({
    services: { commerce: 'https://commerce.test' },
    transport: (address, request) => api.transport(address, request),
    random: () => 0,
  })
  const client = createBasketsClient(
    http,
    { organizationId: 'f_ecom', siteId: 'Art', locale: 'en-US' },
    { basket: basketContract, transferred: transferBasketContract, empty: emptyContract },
  )
  const service = createBasketService({
    client,
    currency: 'USD',
    log: { warn: (_, message) => void messages.push(message) },
    shopper: {
      customer: async () => ({ customerId: 'c1', customerType: 'guest' }),
      baskets: async () => ({
        baskets: api.basket ? [toBasket(structuredClone(api.basket))] : [],
        total: api.basket ? 1 : 0,
      }),
    },
    ...overrides,
  })
  return Object.assign(api, { service, messages })
}

/** A line to be put into a basket. */
export function line(productId: string, quantity = 1): BasketLine {
  return { productId, quantity, custom: {} }
}

/** What the service asked of the API, in order. */
export function calls({ requests }: BasketShop): readonly string[] {
  return requests.map(({ call }) => call)
}

/** How many pieces of each product the basket has. */
export function quantitiesById({ basket }: BasketShop): Readonly<Record<string, number>> {
  return Object.fromEntries(
    (basket?.productItems ?? []).map(({ productId, quantity }) => [productId, quantity]),
  )
}

/** Lets the next calls of that beginning go wrong, one after the other. */
export function planFaults(shop: BasketShop, callPrefix: string, ...plan: readonly Fault[]): void {
  const remaining = [...plan]
  shop.fault = call => (call.startsWith(callPrefix) ? remaining.shift() : undefined)
}

/** Gives the shopper a basket with one piece of each product. */
export function giveBasket(shop: BasketShop, ...products: readonly string[]): BasketShop {
  shop.basket = { basketId: 'b0', currency: 'USD', productItems: products.map(id => itemWire(id, 1)) }
  return shop
}
