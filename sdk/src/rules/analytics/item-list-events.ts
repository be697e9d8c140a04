import type { AnalyticsEvent } from './analytics-event.ts'
import { listedItem, type ListedItem, type ListedProduct } from './analytics-item.ts'

/** The list in which products stand. */
export interface AnalyticsList {
  readonly id: string
  readonly name: string
}

/** Products in a list, as analytics reads them. */
export interface AnalyticsListItems {
  readonly item_list_id: string
  readonly item_list_name: string
  readonly items: readonly ListedItem[]
}

/** A list of products was shown. */
export function viewItemListEvent(
  list: AnalyticsList,
  products: readonly ListedProduct[],
): AnalyticsEvent<'view_item_list', AnalyticsListItems> {
  return { event: 'view_item_list', ...listItems(list, products) }
}

/** A product of a list was chosen. */
export function selectItemEvent(
  list: AnalyticsList,
  product: ListedProduct,
): AnalyticsEvent<'select_item', AnalyticsListItems> {
  return { event: 'select_item', ...listItems(list, [product]) }
}

function listItems({ id, name }: AnalyticsList, products: readonly ListedProduct[]): AnalyticsListItems {
  return {
    item_list_id: id,
    item_list_name: name,
    items: products.map((product, index) => listedItem({ index, ...product })),
  }
}
