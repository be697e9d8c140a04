import type { CallOptions } from '../../http/call.ts'
import type { Basket } from '../../model/basket.ts'
import type { BasketStore } from './basket-store.ts'
import { hasCode } from './error-predicates.ts'
import { retryOnce } from './retry-once.ts'
import { withRecovery } from './with-recovery.ts'

/** A write on a basket that exists. */
export type BasketChange = (basketId: string, options: CallOptions) => Promise<Basket>

/** Changes the shopper's basket; undefined when there is none, or none any more. */
export async function changeBasket(
  store: BasketStore,
  idempotencyKey: string,
  change: BasketChange,
  isDone: (basket: Basket) => boolean = () => false,
): Promise<Basket | undefined> {
  const applyChange = async () => {
    const basketId = await store.findId()
    if (basketId === undefined) return undefined
    return store.adopt(await retryOnce(() => change(basketId, { idempotencyKey })))
  }
  try {
    return await withRecovery(applyChange, async ({ code }) => {
      if (code !== 'conflict') return false
      await store.read()
      return true
    })
  } catch (error) {
    if (!hasCode(error, 'not-found')) throw error
    const basket = await store.read()
    if (!basket || isDone(basket)) return basket
    throw error
  }
}

/** Takes a line out of the shopper's basket; one that is gone already is no failure. */
export function removeLine(
  store: BasketStore,
  key: string,
  itemId: string,
  remove: BasketChange,
): Promise<Basket | undefined> {
  return changeBasket(store, key, remove, ({ productItems }) =>
    productItems.every(item => item.itemId !== itemId),
  )
}
