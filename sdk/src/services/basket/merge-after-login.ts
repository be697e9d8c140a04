import type { BasketsClient } from '../../clients/baskets.ts'
import { SdkError } from '../../errors/sdk-error.ts'
import type { Basket } from '../../model/basket.ts'
import type { Customer } from '../../model/customer.ts'
import type { Message, Result } from '../../model/message.ts'
import { mergesOnLogin } from '../../rules/basket/merges-on-login.ts'
import { GENERIC_ERROR } from '../../rules/texts/generic-error.ts'
import { reportDegraded, type ServiceOptions } from '../service-options.ts'
import type { BasketKeeper } from './basket-keeper.ts'
import { hasCode } from './refusal.ts'
import { sendAgain } from './send-again.ts'

/** Who was shopping before the login, and with which basket. */
export interface BeforeLogin {
  readonly customerType: Customer['customerType'] | undefined
  readonly basket: Pick<Basket, 'productItems'> | undefined
}

/** The customer's basket after a login, or why the guest's is not in it yet; asking again then is safe. */
export type MergeOutcome = Result<Basket | undefined, Message<'error.generic'>>

/** What a merge works with. */
export interface MergeParts extends ServiceOptions {
  readonly client: BasketsClient
  readonly keeper: BasketKeeper
}

/** Takes the guest's basket along into the account; a guest's basket that is gone has been taken along before. */
export async function mergeAfterLogin(
  parts: MergeParts,
  key: string,
  { customerType, basket: guestBasket }: BeforeLogin,
): Promise<MergeOutcome> {
  const { client, keeper } = parts
  keeper.forget()
  try {
    const merges = mergesOnLogin(customerType, guestBasket)
    const basket = (merges && (await merged(client, keeper, key))) || (await keeper.read())
    return { ok: true, value: basket && (await keeper.keepUp(basket)) }
  } catch (error) {
    if (!SdkError.is(error)) throw error
    reportDegraded(parts, error, 'the baskets are not merged')
    return { ok: false, error: GENERIC_ERROR }
  }
}

async function merged(
  client: BasketsClient,
  keeper: BasketKeeper,
  idempotencyKey: string,
): Promise<Basket | undefined> {
  try {
    return keeper.adopt(await sendAgain(() => client.merge({ idempotencyKey })))
  } catch (error) {
    if (hasCode(error, 'conflict', 'not-found')) return undefined
    throw error
  }
}
