import type { SdkError } from '../../errors/sdk-error.ts'
import type { BasketStore } from './basket-store.ts'
import { hasProblem } from './error-predicates.ts'

const BASKET_NOT_FOUND = 'basket-not-found'

/** Looks after the basket when a line could not be added: true when the line may be sent again. */
export async function recoverBasket(store: BasketStore, error: SdkError): Promise<boolean> {
  if (hasProblem(error, BASKET_NOT_FOUND)) {
    store.clear()
    return true
  }
  if (error.code === 'conflict') {
    await store.read()
    return true
  }
  if (error.code !== 'not-found') return false
  const known = await store.findId()
  return (await store.read())?.basketId !== known
}
