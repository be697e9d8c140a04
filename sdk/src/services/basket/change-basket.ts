import type { CallOptions } from '../../http/call.ts'
import type { Basket } from '../../model/basket.ts'
import type { BasketKeeper } from './basket-keeper.ts'
import { hasCode } from './refusal.ts'
import { sendAgain } from './send-again.ts'
import { withRecovery } from './with-recovery.ts'

/** A write on a basket that exists. */
export type BasketChange = (basketId: string, options: CallOptions) => Promise<Basket>

/** Changes the shopper's basket; undefined when there is none, or none any more. */
export async function changeBasket(
  keeper: BasketKeeper,
  idempotencyKey: string,
  change: BasketChange,
  isDone: (basket: Basket) => boolean = () => false,
): Promise<Basket | undefined> {
  const once = async (key: string) => {
    const basketId = await keeper.find()
    if (basketId === undefined) return undefined
    return keeper.adopt(await sendAgain(() => change(basketId, { idempotencyKey: key })))
  }
  try {
    return await withRecovery(idempotencyKey, once, async ({ code }) => {
      if (code !== 'conflict') return false
      await keeper.read()
      return true
    })
  } catch (error) {
    if (!hasCode(error, 'not-found')) throw error
    const basket = await keeper.read()
    if (!basket || isDone(basket)) return basket
    throw error
  }
}

/** Takes a line out of the shopper's basket; one that is gone already is no failure. */
export function removeLine(
  keeper: BasketKeeper,
  key: string,
  itemId: string,
  remove: BasketChange,
): Promise<Basket | undefined> {
  return changeBasket(keeper, key, remove, ({ productItems }) =>
    productItems.every(item => item.itemId !== itemId),
  )
}
