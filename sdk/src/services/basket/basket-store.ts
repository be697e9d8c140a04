import type { BasketsClient } from '../../clients/baskets.ts'
import type { SdkError } from '../../errors/sdk-error.ts'
import type { CallOptions } from '../../http/call.ts'
import type { Basket } from '../../model/basket.ts'
import { basketUpkeep, type BasketUpkeepStep } from '../../rules/basket/basket-upkeep.ts'
import { withFallback } from '../fallback/with-fallback.ts'
import type { ServiceOptions } from '../service-options.ts'
import type { BasketShopper } from './basket-shopper.ts'
import { basketIdsOf, CUSTOMER_NOT_FOUND, hasCode, hasProblem, QUOTA_EXCEEDED } from './error-predicates.ts'
import { retryOnce } from './retry-once.ts'
import { withRecovery } from './with-recovery.ts'

export interface BasketStore {
  /** One read for all who look at the basket meanwhile; after a write it is read again. */
  readonly current: () => Promise<Basket | undefined>
  readonly read: (options?: CallOptions) => Promise<Basket | undefined>
  readonly findId: () => Promise<string | undefined>
  readonly ensure: (key: string) => Promise<Basket>
  readonly ensureId: (key: string) => Promise<string>
  /** Brings currency and e-mail up to date; what fails of it is reported and waits for the next time. */
  readonly sync: (basket: Basket) => Promise<Basket>
  readonly adopt: (basket: Basket) => Basket
  readonly clear: () => void
}

export interface BasketStoreDependencies extends ServiceOptions {
  readonly client: BasketsClient
  readonly shopper: BasketShopper
  readonly currency: string
  readonly basketId?: string | undefined
}

export function createBasketStore(dependencies: BasketStoreDependencies): BasketStore {
  const { client, shopper, currency } = dependencies
  let { basketId } = dependencies
  let reading: Promise<Basket | undefined> | undefined

  const adopt = (basket: Basket) => {
    ;({ basketId } = basket)
    reading = undefined
    return basket
  }

  async function fetchOpenBasket(options?: CallOptions): Promise<Basket | undefined> {
    const customer = await shopper.customer()
    try {
      return customer && (await shopper.baskets(customer.customerId, options)).baskets[0]
    } catch (error) {
      // A guest whom the service has forgotten is another one by then.
      if (hasProblem(error, CUSTOMER_NOT_FOUND)) return undefined
      throw error
    }
  }

  function current(): Promise<Basket | undefined> {
    const started = (reading ??= read().finally(() => {
      if (reading === started) reading = undefined
    }))
    return started
  }

  async function read(options?: CallOptions): Promise<Basket | undefined> {
    const id = basketId
    if (id !== undefined) {
      const basket = await undefinedIfNotFound(() => client.get(id, options))
      if (basket) return basket
      if (basketId === id) basketId = undefined
    }
    const basket = await fetchOpenBasket(options)
    if (basket) basketId ??= basket.basketId
    return basket
  }

  async function createOrFindBasket(key: string): Promise<Basket> {
    try {
      return await retryOnce(() => client.create(currency, { idempotencyKey: `${key}.create` }))
    } catch (error) {
      if (!hasProblem(error, QUOTA_EXCEEDED)) throw error
      for (const id of basketIdsOf(error)) {
        const basket = await undefinedIfNotFound(() => client.get(id))
        if (basket) return basket
      }
      throw error
    }
  }

  async function fetchOrCreateBasket(key: string): Promise<Basket> {
    return (await fetchOpenBasket()) ?? createOrFindBasket(key)
  }

  async function applyStep(step: BasketUpkeepStep, basket: Basket): Promise<Basket> {
    if (step.step === 'currency') return client.setCurrency(step.basketId, step.currency)
    if (step.step === 'email') return client.setEmail(step.basketId, step.email)
    return basket
  }

  async function sync(basket: Basket): Promise<Basket> {
    const { customerType } = (await shopper.customer()) ?? { customerType: 'guest' }
    const email = customerType === 'registered' ? await shopper.email?.() : undefined
    const customer = { customerType, ...(email && { email }) }
    let updated = basket
    for (const step of basketUpkeep({ total: 1, basket, currency, customer }))
      updated = await withFallback(
        () => applyStep(step, updated),
        updated,
        dependencies,
        'the basket is not in order',
      )
    return updated
  }

  async function ensure(key: string): Promise<Basket> {
    return sync(adopt(await withRecovery(() => fetchOrCreateBasket(key), isConflict)))
  }

  return {
    current,
    read,
    adopt,
    sync,
    ensure,
    clear: () => (basketId = reading = undefined),
    findId: async () => basketId ?? (await read())?.basketId,
    ensureId: async key => basketId ?? (await ensure(key)).basketId,
  }
}

async function isConflict({ code }: SdkError): Promise<boolean> {
  return code === 'conflict'
}

async function undefinedIfNotFound(get: () => Promise<Basket>): Promise<Basket | undefined> {
  try {
    return await get()
  } catch (error) {
    if (hasCode(error, 'not-found')) return undefined
    throw error
  }
}
