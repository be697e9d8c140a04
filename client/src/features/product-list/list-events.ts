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

export function trackFilter({ attributeId, value, isChosen }: FilterChange): void {
  pushEvent(galleryFilterEvent({ attribute: attributeId, value, selected: isChosen }))
}

export function trackFilterSort(source: 'drawer' | 'sort-menu', { filters, sort }: ListState): void {
  pushEvent(
    galleryFilterSortEvent({ source, sort, filters: filterPairs(filters).map(pair => pair.join(':')) }),
  )
}

export function trackPage(page: number, previous: number): void {
  pushEvent(paginationEvent(page, previous))
}
