import { ConfigError } from '../errors/config-error.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Promotion } from '../model/platform-product.ts'
import type { Contract } from '../model/contract.ts'
import { getPromotions } from '../operations/get-promotions.ts'
import { promotionKey } from '../rules/texts/promotion-key.ts'
import type { CommerceScope } from './commerce-scope.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for promotions. */
export interface PromotionsContracts {
  readonly promotions: Contract<readonly Promotion[]>
}

/** Reads promotions. */
export interface PromotionsClient {
  /** The promotions of these ids; to ask for none is a mistake. */
  readonly byIds: (ids: readonly string[], options?: CallOptions) => Promise<readonly Promotion[]>
}

const NEEDED: NeededArguments<PromotionsClient> = { byIds: ['ids:array'] }

/**
 * Creates the client for the promotions.
 * @example
 * const promotions = createPromotionsClient(http, { ...scope, contracts: { promotions: getPromotionsContract } })
 * const [promotion] = await promotions.byIds(['summer'])
 */
export function createPromotionsClient(
  http: Http,
  settings: ClientOptions<PromotionsContracts, CommerceScope>,
): PromotionsClient {
  const { contracts, ...scope } = checkedScope(http, settings)
  const { organizationId, siteId, locale } = scope
  return checkedCalls(NEEDED, {
    async byIds(ids, options) {
      const key = promotionKey(ids)
      if (!key.ok) throw new ConfigError(key.error.message, getPromotions.id)
      return http.send(getPromotions, {
        ...options,
        contract: contracts.promotions,
        path: { organizationId },
        query: { ids: key.value, siteId, locale },
      })
    },
  })
}
