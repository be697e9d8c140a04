import type { CustomerOrders } from '../model/order.ts'
import { countedList } from '../wire/counted-list.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeList } from '../wire/fields.ts'
import { toCustomerOrder, orderWire } from '../wire/order.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

export type { OrderWire } from '../wire/order.ts'

const wire = /* @__PURE__ */ z.object(
  {
    data: /* @__PURE__ */ maybeList(orderWire),
    offset: /* @__PURE__ */ z.number(),
    limit: /* @__PURE__ */ z.number(),
    total: /* @__PURE__ */ z.number(),
  },
  /* @__PURE__ */ countedList('data'),
)

/** One page of a customer's orders on the wire, which leaves them out when there are none. */
export type CustomerOrdersWire = z.infer<typeof wire>

/** Converts the wire format to the shop's page of orders. */
export function toCustomerOrders({ data, offset, limit, total }: CustomerOrdersWire): CustomerOrders {
  return { orders: (data ?? []).map(toCustomerOrder), offset, limit, total }
}

/** The contract for a page of a customer's orders. */
export const getCustomerOrdersContract: Contract<CustomerOrders> = /* @__PURE__ */ createContract(
  wire,
  toCustomerOrders,
)
