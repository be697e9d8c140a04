import { createBasketsClient } from '../../../clients/baskets.ts'
import { createHttp } from '../../../http/http.ts'
import type { BasketLine } from '../../../model/basket.ts'
import { basketContract } from '../../../operations/basket.contract.ts'
import { emptyContract } from '../../../operations/empty.contract.ts'
import { transferBasketContract } from '../../../operations/transfer-basket.contract.ts'
import { toBasket } from '../../../wire/basket.ts'
import { createBasketService, type BasketService, type BasketServiceOptions } from '../../basket.ts'
import { createFakeBasketApi, itemWire, type FakeBasketApi, type Fault } from './fake-basket-api.ts'

export interface BasketShop extends FakeBasketApi {
  readonly service: BasketService
  readonly messages: readonly string[]
}

export function createBasketShop(overrides: Partial<BasketServiceOptions> = {}): BasketShop {
  const api = createFakeBasketApi()
  const messages: string[] = []
  const http = createHttp({
    services: { commerce: 'https://commerce.test' },
    transport: (address, request) => api.transport(address, request),
    random: () => 0,
  })
  const client = createBasketsClient(http, {
    organizationId: 'f_ecom',
    siteId: 'Art',
    locale: 'en-US',
    contracts: { basket: basketContract, transferred: transferBasketContract, empty: emptyContract },
  })
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

export function line(productId: string, quantity = 1): BasketLine {
  return { productId, quantity, custom: {} }
}

export function calls({ requests }: BasketShop): readonly string[] {
  return requests.map(({ call }) => call)
}

export function quantitiesById({ basket }: BasketShop): Readonly<Record<string, number>> {
  return Object.fromEntries(
    (basket?.productItems ?? []).map(({ productId, quantity }) => [productId, quantity]),
  )
}

export function planFaults(shop: BasketShop, callPrefix: string, ...plan: readonly Fault[]): void {
  const remaining = [...plan]
  shop.fault = call => (call.startsWith(callPrefix) ? remaining.shift() : undefined)
}

export function giveBasket(shop: BasketShop, ...products: readonly string[]): BasketShop {
  shop.basket = { basketId: 'b0', currency: 'USD', productItems: products.map(id => itemWire(id, 1)) }
  return shop
}
