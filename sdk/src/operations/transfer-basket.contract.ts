import type { Basket } from '../model/basket.ts'
import { basketContract } from './basket.contract.ts'
import type { Contract } from '../model/contract.ts'

export type { BasketWire } from '../wire/basket.ts'

/** The basket that was handed over, or nothing when there was none to hand over. */
export const transferBasketContract: Contract<Basket | undefined> = {
  '~standard': {
    version: 1,
    vendor: 'wallart',
    validate: answer =>
      answer === undefined ? { value: undefined } : basketContract['~standard'].validate(answer),
  },
  assume: answer => (answer === undefined ? undefined : basketContract.assume?.(answer)),
}
