import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import { safeValidate } from '../http/validate-response.ts'
import type { CustomerOrder, CustomerOrders, CustomerOrdersQuery, PlacedOrder } from '../model/order.ts'
import type { Contract } from '../model/contract.ts'
import { createOrder } from '../operations/create-order.ts'
import { getCustomerOrders } from '../operations/get-customer-orders.ts'
import { getOrder } from '../operations/get-order.ts'
import type { CommerceScope } from './commerce-scope.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for orders. */
export interface OrdersContracts {
  readonly order: Contract<CustomerOrder>
  readonly orders: Contract<CustomerOrders>
}

/** Places orders and reads those of a shopper. */
export interface OrdersClient {
  /** Turns a basket into an order; the basket is gone afterwards. */
  readonly create: (basketId: string, options?: CallOptions) => Promise<PlacedOrder>
  /** One order of the shopper, by its number. */
  readonly get: (orderNumber: string, options?: CallOptions) => Promise<CustomerOrder>
  /** One page of a customer's orders. */
  readonly listForCustomer: (
    customerId: string,
    query?: CustomerOrdersQuery,
    options?: CallOptions,
  ) => Promise<CustomerOrders>
}

const NEEDED: NeededArguments<OrdersClient> = {
  create: ['basketId:string'],
  get: ['orderNumber:string'],
  listForCustomer: ['customerId:string'],
}

/**
 * Creates the client for the orders.
 * @example
 * const orders = createOrdersClient(http, { ...scope, contracts: { order: orderContract, orders: getCustomerOrdersContract } })
 * const { orderNumber } = await orders.create(basket.basketId, { idempotencyKey: clickId })
 */
export function createOrdersClient(
  http: Http,
  settings: ClientOptions<OrdersContracts, CommerceScope>,
): OrdersClient {
  const { organizationId, siteId, locale, contracts } = checkedScope(http, settings)
  return checkedCalls(NEEDED, {
    create: (basketId, options) =>
      http.send(createOrder, {
        contract: placedOrderContract(contracts.order),
        path: { organizationId },
        query: { siteId, locale },
        body: { basketId },
        ...options,
      }),
    get: (orderNo, options) =>
      http.send(getOrder, {
        contract: contracts.order,
        path: { organizationId, orderNo },
        query: { siteId, locale },
        ...options,
      }),
    listForCustomer: (customerId, query, options) =>
      http.send(getCustomerOrders, {
        contract: contracts.orders,
        path: { organizationId, customerId },
        query: { ...query, siteId },
        ...options,
      }),
  })
}

// An order is not lost because a service writes its tax in another way.
function placedOrderContract(contract: Contract<CustomerOrder>): Contract<PlacedOrder> {
  return {
    ...contract,
    '~standard': {
      ...contract['~standard'],
      async validate(answer) {
        const result = await safeValidate(contract, answer)
        const orderNumber: unknown = Object(answer).orderNo
        return result.issues && orderNumber && typeof orderNumber === 'string'
          ? { value: { orderNumber } }
          : result
      },
    },
  }
}
