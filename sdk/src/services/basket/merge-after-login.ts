import type { BasketsClient } from '../../clients/baskets.ts'
import { SdkError } from '../../errors/sdk-error.ts'
import type { Basket } from '../../model/basket.ts'
import type { Customer } from '../../model/customer.ts'
import type { Message, Result } from '../../model/message.ts'
import { mergesOnLogin, type GuestBasket } from '../../rules/basket/merges-on-login.ts'
import { GENERIC_ERROR } from '../../rules/texts/generic-error.ts'
import { reportDegraded, type ServiceOptions } from '../service-options.ts'
import type { BasketStore } from './basket-store.ts'
import { hasCode, hasProblem } from './error-predicates.ts'
import { retryOnce } from './retry-once.ts'

const NO_GUEST_BASKET = 'source-basket'

/** Who was shopping before the login, and with which basket. */
export interface BeforeLogin {
  readonly customerType: Customer['customerType'] | undefined
  /** Unknown when it could not be read. */
  readonly basket: GuestBasket | 'unknown' | undefined
}

/** The customer's basket after a login, or why the guest's is not in it yet; asking again then is safe. */
export type MergeOutcome = Result<Basket, Message<'error.generic'>>

/** What a merge works with. */
export interface MergeDependencies extends ServiceOptions {
  readonly client: BasketsClient
  readonly store: BasketStore
}

/** Takes the guest's basket along into the account, which gets a basket if it has none. */
export async function mergeAfterLogin(
  dependencies: MergeDependencies,
  key: string,
  { customerType, basket: guestBasket }: BeforeLogin,
): Promise<MergeOutcome> {
  const { client, store } = dependencies
  store.clear()
  try {
    const merged = mergesOnLogin(customerType, guestBasket)
      ? await mergeGuestBasket(client, store, key)
      : undefined
    return { ok: true, value: await (merged ? store.sync(merged) : store.ensure(key)) }
  } catch (error) {
    if (!SdkError.is(error)) throw error
    reportDegraded(dependencies, error, 'the baskets are not merged')
    return { ok: false, error: GENERIC_ERROR }
  }
}

/** A conflict may be with another request, and is sent again; where it stays, there is nothing to take along. */
async function mergeGuestBasket(
  client: BasketsClient,
  store: BasketStore,
  idempotencyKey: string,
): Promise<Basket | undefined> {
  const merge = () => retryOnce(() => client.merge({ idempotencyKey }))
  try {
    return store.adopt(
      await merge().catch((error: unknown) => {
        if (!isRefused(error) || hasProblem(error, NO_GUEST_BASKET)) throw error
        return merge()
      }),
    )
  } catch (error) {
    if (isRefused(error)) return undefined
    throw error
  }
}

const isRefused = (error: unknown) => hasCode(error, 'conflict', 'not-found')
