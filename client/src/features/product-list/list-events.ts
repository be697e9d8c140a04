import { filterPairs, type ListState } from '@wallart/sdk'
import { galleryFilterEvent, galleryFilterSortEvent, paginationEvent } from '@wallart/sdk/analytics'
import { pushEvent } from '../../analytics/data-layer.ts'

/** A value that was chosen, or given up, and what the list is like then. */
export interface FilterChange {
  readonly attributeId: string
  readonly value: string
  readonly isChosen: boolean
  readonly state: ListState
}

/** Tells of a filter beside the list. */
export function trackFilter({ attributeId, value, isChosen }: FilterChange): void {
  pushEvent(galleryFilterEvent({ attribute: attributeId, value, selected: isChosen }))
}

/** Tells of a change that the drawer or the sort menu made. */
export function trackFilterSort(source: 'drawer' | 'sort-menu', { filters, sort }: ListState): void {
  pushEvent(
    galleryFilterSortEvent({ source, sort, filters: filterPairs(filters).map(pair => pair.join(':')) }),
  )
}

/** Tells of another page of the list. */
export function trackPage(page: number, previous: number): void {
  pushEvent(paginationEvent(page, previous))
}
