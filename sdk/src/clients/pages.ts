import { callable, requireArguments } from '../http/require-arguments.ts'

/** One page of a longer list. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** How many there are on all pages. */
  readonly total: number
}

/** Which page of a list is asked for. */
export interface PageRequest {
  readonly offset: number
  readonly limit: number
}

/**
 * The items of a list, whose pages are fetched when they are read, each of as many entries as the limit says.
 *
 * @example
 * for await (const order of eachItem(50, async page => {
 *   const { orders, total } = await storefront.orders.listForCustomer(customerId, page)
 *   return { items: orders, total }
 * })) console.log(order.status)
 */
export async function* eachItem<Item>(
  limit: number,
  fetchPage: (page: PageRequest) => Promise<Page<Item>>,
): AsyncGenerator<Item, void> {
  requireArguments('eachItem', { limit, 'fetchPage()': callable(fetchPage) })
  // Entries that are left out as broken are on their page all the same.
  for (let offset = 0; ; offset += limit) {
    const { items, total } = await fetchPage({ offset, limit })
    yield* items
    // A list that grew shorter meanwhile ends with an empty page.
    if (items.length === 0 || offset + limit >= total) return
  }
}
