import type { AnalyticsEvent } from './analytics-event.ts'

/** A filter that was chosen or given up. */
export interface GalleryFilterChange {
  readonly attribute: string
  readonly value: string
  readonly selected: boolean
}

/** What the drawer or the sort menu has made of a list: its filters and its order. */
export interface GalleryFilterSort {
  readonly source: 'drawer' | 'sort-menu'
  readonly filters: readonly string[]
  readonly sort: string
}

/** A filter of a list was chosen or given up. */
export function galleryFilterEvent({
  attribute,
  value,
  selected,
}: GalleryFilterChange): AnalyticsEvent<'gallery_filter', GalleryFilterChange> {
  return { event: 'gallery_filter', attribute, value, selected }
}

/** The drawer or the sort menu changed a list. */
export function galleryFilterSortEvent({
  source,
  filters,
  sort,
}: GalleryFilterSort): AnalyticsEvent<'gallery_filter_sort', GalleryFilterSort> {
  return { event: 'gallery_filter_sort', source, filters, sort }
}

/** A shopper went to another page of a list. */
export function paginationEvent(
  page: number,
  previousPage: number,
): AnalyticsEvent<'pagination', { page: number; previous_page: number }> {
  return { event: 'pagination', page, previous_page: previousPage }
}
