import type { SdkError } from '../../errors/sdk-error.ts'
import type { BasketKeeper } from './basket-keeper.ts'
import { hasProblem } from './refusal.ts'

const BASKET_NOT_FOUND = 'basket-not-found'

/** Looks after the basket when a line could not be added: true when the line may be sent again. */
export async function recoverBasket(keeper: BasketKeeper, error: SdkError): Promise<boolean> {
  if (hasProblem(error, BASKET_NOT_FOUND)) {
    keeper.forget()
    return true
  }
  if (error.code === 'conflict') {
    await keeper.read()
    return true
  }
  if (error.code !== 'not-found') return false
  const known = await keeper.find()
  return (await keeper.read())?.basketId !== known
}
