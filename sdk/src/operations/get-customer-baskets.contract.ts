import type { CustomerBaskets } from '../model/customer.ts'
import { toBasket, basketWire } from '../wire/basket.ts'
import { countedList } from '../wire/counted-list.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeList } from '../wire/fields.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

export type { BasketWire } from '../wire/basket.ts'

const wire = /* @__PURE__ */ z.object(
  {
    baskets: /* @__PURE__ */ maybeList(basketWire),
    total: /* @__PURE__ */ z.number(),
  },
  /* @__PURE__ */ countedList('baskets'),
)

/** The open baskets of a customer on the wire, which leaves them out when there are none. */
export type CustomerBasketsWire = z.infer<typeof wire>

/** Converts the wire format to the shop's baskets of a customer. */
export function toCustomerBaskets({ baskets, total }: CustomerBasketsWire): CustomerBaskets {
  return { baskets: (baskets ?? []).map(toBasket), total }
}

/** The contract for the baskets of a customer. */
export const getCustomerBasketsContract: Contract<CustomerBaskets> = /* @__PURE__ */ createContract(
  wire,
  toCustomerBaskets,
)
