import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Basket, BasketLine } from '../model/basket.ts'
import { addBasketItems } from '../operations/add-basket-items.ts'
import { addCoupon } from '../operations/add-coupon.ts'
import type { Contract } from '../model/contract.ts'
import { createBasket } from '../operations/create-basket.ts'
import { deleteBasket } from '../operations/delete-basket.ts'
import { getBasket } from '../operations/get-basket.ts'
import { mergeBaskets } from '../operations/merge-baskets.ts'
import type { Operation } from '../operations/operation.ts'
import { removeBasketItem } from '../operations/remove-basket-item.ts'
import { removeCoupon } from '../operations/remove-coupon.ts'
import { transferBasket } from '../operations/transfer-basket.ts'
import { updateBasketCustomer } from '../operations/update-basket-customer.ts'
import { updateBasketItem } from '../operations/update-basket-item.ts'
import { updateBasket } from '../operations/update-basket.ts'
import type { CommerceScope } from './commerce-scope.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for baskets. */
export interface BasketsContracts {
  readonly basket: Contract<Basket>
  readonly transferred: Contract<Basket | undefined>
  readonly empty: Contract<undefined>
}

/** Reads and changes the baskets of one shopper. */
export interface BasketsClient {
  /** A new, empty basket; a shopper who has one already is refused. */
  readonly create: (currency: string, options?: CallOptions) => Promise<Basket>
  /** The basket of that id; one that is not there is refused. */
  readonly get: (basketId: string, options?: CallOptions) => Promise<Basket>
  /** Prices the basket in another currency. */
  readonly setCurrency: (basketId: string, currency: string, options?: CallOptions) => Promise<Basket>
  /** Sets to whom the order will be confirmed. */
  readonly setEmail: (basketId: string, email: string, options?: CallOptions) => Promise<Basket>
  /** Deletes the basket. */
  readonly delete: (basketId: string, options?: CallOptions) => Promise<void>
  /** Adds lines to the basket; one of the same product grows. */
  readonly addItems: (
    basketId: string,
    lines: readonly BasketLine[],
    options?: CallOptions,
  ) => Promise<Basket>
  /** Sets how many pieces a line has. */
  readonly updateItem: (
    basketId: string,
    itemId: string,
    quantity: number,
    options?: CallOptions,
  ) => Promise<Basket>
  /** Removes a line; one that is not there is refused. */
  readonly removeItem: (basketId: string, itemId: string, options?: CallOptions) => Promise<Basket>
  /** Moves the guest's basket into the one of the customer who has just signed in. */
  readonly merge: (options?: CallOptions) => Promise<Basket>
  /** Hands the guest's basket over, merged with the customer's own; undefined when there was none. */
  readonly transfer: (options?: CallOptions) => Promise<Basket | undefined>
  /** The answer's coupon status says whether the code applies. */
  readonly addCoupon: (basketId: string, code: string, options?: CallOptions) => Promise<Basket>
  /** Removes a coupon by the id of its entry in the basket. */
  readonly removeCoupon: (basketId: string, couponItemId: string, options?: CallOptions) => Promise<Basket>
}

interface BasketCallValues extends CallOptions {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, boolean>>
  readonly body?: unknown
}

const NEEDED: NeededArguments<BasketsClient> = {
  create: ['currency:string'],
  get: ['basketId:string'],
  setCurrency: ['basketId:string', 'currency:string'],
  setEmail: ['basketId:string', 'email:string'],
  delete: ['basketId:string'],
  addItems: ['basketId:string', 'lines:array:productId,quantity'],
  updateItem: ['basketId:string', 'itemId:string', 'quantity:number'],
  removeItem: ['basketId:string', 'itemId:string'],
  addCoupon: ['basketId:string', 'code:string'],
  removeCoupon: ['basketId:string', 'couponItemId:string'],
}

/**
 * Creates the client for the baskets.
 * @example
 * const baskets = createBasketsClient(http, {
 *   ...scope,
 *   contracts: { basket: basketContract, transferred: transferBasketContract, empty: emptyContract },
 * })
 * const { basketId } = await baskets.create('USD')
 * await baskets.addItems(basketId, [line])
 */
export function createBasketsClient(
  http: Http,
  settings: ClientOptions<BasketsContracts, CommerceScope>,
): BasketsClient {
  const {
    organizationId,
    siteId,
    locale,
    contracts: { basket, transferred, empty },
  } = checkedScope(http, settings)
  function sendCall<T>(contract: Contract<T>, operation: Operation, values: BasketCallValues): Promise<T> {
    const path = { organizationId, ...values.path }
    return http.send(operation, { ...values, contract, path, query: { ...values.query, siteId, locale } })
  }
  const sendBasketCall = (operation: Operation, values: BasketCallValues) =>
    sendCall(basket, operation, values)

  return checkedCalls(NEEDED, {
    create: (currency, options) => sendBasketCall(createBasket, { ...options, body: { currency } }),
    get: (basketId, options) => sendBasketCall(getBasket, { ...options, path: { basketId } }),
    setCurrency: (basketId, currency, options) =>
      sendBasketCall(updateBasket, { ...options, path: { basketId }, body: { currency } }),
    setEmail: (basketId, email, options) =>
      sendBasketCall(updateBasketCustomer, { ...options, path: { basketId }, body: { email } }),
    delete: (basketId, options) => sendCall(empty, deleteBasket, { ...options, path: { basketId } }),
    addItems: (basketId, lines, options) =>
      sendBasketCall(addBasketItems, { ...options, path: { basketId }, body: lines.map(basketLineBody) }),
    updateItem: (basketId, itemId, quantity, options) =>
      sendBasketCall(updateBasketItem, { ...options, path: { basketId, itemId }, body: { quantity } }),
    removeItem: (basketId, itemId, options) =>
      sendBasketCall(removeBasketItem, { ...options, path: { basketId, itemId } }),
    merge: options => sendBasketCall(mergeBaskets, { ...options, query: { createDestinationBasket: true } }),
    transfer: options => sendCall(transferred, transferBasket, { ...options, query: { merge: true } }),
    addCoupon: (basketId, code, options) =>
      sendBasketCall(addCoupon, { ...options, path: { basketId }, body: { code } }),
    removeCoupon: (basketId, couponItemId, options) =>
      sendBasketCall(removeCoupon, { ...options, path: { basketId, couponItemId } }),
  })
}

function basketLineBody({ productId, quantity, upi, custom }: BasketLine): Record<string, unknown> {
  return { ...custom, ...(upi && { c_upi: upi }), productId, quantity }
}
