import type { PromotionsClient } from '../clients/promotions.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Promotion } from '../model/platform-product.ts'
import { withFallback } from './fallback/with-fallback.ts'
import type { ServiceOptions } from './service-options.ts'
import { requireClient } from './set-up/require-client.ts'

/** The texts of promotions. */
export interface Promotions {
  /** The promotions of these ids that hold; none after a failure, and no ids make no call. */
  readonly byIds: (ids: readonly string[], options?: CallOptions) => Promise<readonly Promotion[]>
}

const NEEDED: NeededArguments<Promotions> = { byIds: ['ids:array'] }

/**
 * Creates the promotions of one shop.
 * @example
 * const [promotion] = await createPromotions(promotions, { log }).byIds(['summer'])
 */
export function createPromotions(client: PromotionsClient, options: ServiceOptions): Promotions {
  requireClient('createPromotions', client, 'byIds', options)
  return checkedCalls(NEEDED, {
    async byIds(ids, call) {
      if (ids.length === 0) return []
      return withFallback(() => client.byIds(ids, call), [], options, 'the promotions are missing')
    },
  })
}
