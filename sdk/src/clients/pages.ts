/** One page of a longer list. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** How many there are on all pages. */
  readonly total: number
}

/**
 * The items of a list, whose pages are fetched when they are read.
 *
 * @example
 * for await (const order of eachItem(async offset => {
 *   const { orders, total } = await storefront.orders.listForCustomer(customerId, { offset, limit: 50 })
 *   return { items: orders, total }
 * })) console.log(order.status)
 */
export async function* eachItem<Item>(
  fetchPage: (offset: number) => Promise<Page<Item>>,
): AsyncGenerator<Item, void> {
  for (let offset = 0; ;) {
    const { items, total } = await fetchPage(offset)
    yield* items
    offset += items.length
    // A list that grew shorter meanwhile ends with an empty page.
    if (items.length === 0 || offset >= total) return
  }
}
