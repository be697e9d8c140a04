// basket.ts
import { createBasketsClient } from '@wallart/sdk/clients/baskets'
import type { CommerceScope } from '@wallart/sdk/clients/commerce-scope'
import { createCustomerBasketsClient } from '@wallart/sdk/clients/customer-baskets'
import { basketContract } from '@wallart/sdk/contracts/basket'
import { getCustomerBasketsContract } from '@wallart/sdk/contracts/get-customer-baskets'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { transferBasketContract } from '@wallart/sdk/contracts/transfer-basket'
import type { Http } from '@wallart/sdk/http'
import { createBasketService, type BasketService, type BasketShopper } from '@wallart/sdk/services/basket'
import type { Logger } from '@wallart/sdk/services/logger'

/** Opens the basket of one shopper, which exists upstream from the first line on. */
export function openBasket(
  http: Http,
  scope: CommerceScope,
  customer: BasketShopper['customer'], // a function that answers the session, or undefined while there is none
  log: Logger,
): BasketService {
  const contracts = { basket: basketContract, transferred: transferBasketContract, empty: emptyContract }
  const { baskets } = createCustomerBasketsClient(http, {
    ...scope,
    contracts: { baskets: getCustomerBasketsContract },
  })
  return createBasketService({
    client: createBasketsClient(http, { ...scope, contracts }),
    shopper: { customer, baskets },
    log,
    currency: 'USD',
  })
}
