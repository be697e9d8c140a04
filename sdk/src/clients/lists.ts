import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { NewProductListItem, ProductList, ProductListItem } from '../model/product-list.ts'
import { addProductListItem } from '../operations/add-product-list-item.ts'
import type { Contract } from '../model/contract.ts'
import { createProductList } from '../operations/create-product-list.ts'
import { getProductLists } from '../operations/get-product-lists.ts'
import { removeProductListItem } from '../operations/remove-product-list-item.ts'
import { WISH_LIST_TYPE } from '../rules/favourites/new-product-list-item.ts'
import type { CommerceScope } from './commerce-scope.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for product lists. */
export interface ListsContracts {
  readonly lists: Contract<readonly ProductList[]>
  readonly list: Contract<ProductList>
  /** Answers the id of the new entry. */
  readonly newItem: Contract<string>
  readonly empty: Contract<undefined>
}

/** Reads and changes the product lists of customers. */
export interface ListsClient {
  /** All lists of the customer with their entries. */
  readonly all: (customerId: string, options?: CallOptions) => Promise<readonly ProductList[]>
  /** A new list for favourites. */
  readonly create: (customerId: string, options?: CallOptions) => Promise<ProductList>
  /** Adds an entry to a list, which has each picture once. */
  readonly addItem: (
    customerId: string,
    listId: string,
    item: NewProductListItem,
    options?: CallOptions,
  ) => Promise<ProductListItem>
  /** Removes an entry from a list by its id. */
  readonly removeItem: (
    customerId: string,
    listId: string,
    itemId: string,
    options?: CallOptions,
  ) => Promise<void>
}

const NEEDED: NeededArguments<ListsClient> = {
  all: ['customerId:string'],
  create: ['customerId:string'],
  addItem: ['customerId:string', 'listId:string', 'item:object'],
  removeItem: ['customerId:string', 'listId:string', 'itemId:string'],
}

/**
 * Creates the client for the product lists.
 * @example
 * const lists = createListsClient(http, {
 *   ...scope,
 *   contracts: {
 *     lists: getProductListsContract,
 *     list: createProductListContract,
 *     newItem: addProductListItemContract,
 *     empty: emptyContract,
 *   },
 * })
 * const [first] = await lists.all(customerId)
 */
export function createListsClient(
  http: Http,
  settings: ClientOptions<ListsContracts, CommerceScope>,
): ListsClient {
  const {
    organizationId,
    siteId,
    contracts: { lists, list, newItem, empty },
  } = checkedScope(http, settings)
  const query = { siteId }
  return checkedCalls(NEEDED, {
    all: (customerId, options) =>
      http.send(getProductLists, {
        contract: lists,
        path: { organizationId, customerId },
        query,
        ...options,
      }),
    create: (customerId, options) =>
      http.send(createProductList, {
        contract: list,
        path: { organizationId, customerId },
        query,
        body: { type: WISH_LIST_TYPE },
        ...options,
      }),
    addItem: async (customerId, listId, item, options) => {
      const id = await http.send(addProductListItem, {
        contract: newItem,
        path: { organizationId, customerId, listId },
        query,
        body: item,
        ...options,
      })
      return { id, ...item }
    },
    removeItem: (customerId, listId, itemId, options) =>
      http.send(removeProductListItem, {
        contract: empty,
        path: { organizationId, customerId, listId, itemId },
        query,
        ...options,
      }),
  })
}
