import { siteCurrency } from '@wallart/sdk'
import {
  selectItemEvent,
  viewItemListEvent,
  type AnalyticsList,
  type AnalyticsProduct,
  type ListedProduct,
} from '@wallart/sdk/analytics'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSendActivity } from '../analytics/activities.ts'
import type { ActivityReport } from '../analytics/activity-report.ts'
import { pushEvent } from '../analytics/data-layer.ts'
import { isVariantChange } from '../framework/same-work.ts'
import { useSite } from '../i18n/site-context.ts'
import type { TileView } from './tile-view.ts'

/** Where tiles stand together: the results of a search, the works of a category, or a row of some page. */
export type TileListOrigin =
  | { readonly kind: 'search'; readonly term: string }
  | { readonly kind: 'category'; readonly id: string }
  | { readonly kind: 'row'; readonly id: string }

const MAX_SEARCH_TEXT_LENGTH = 100

export function useTileProduct(): (tile: TileView) => AnalyticsProduct {
  const { site, locale } = useSite()
  const currency = siteCurrency(site, locale)
  return ({ upi, name, artist, productType, minor }) => ({
    id: upi,
    name,
    artist,
    category: productType,
    price: { minor, currency },
  })
}

/** Tells that a list is shown, once for every visit of it; answers how to tell that one of its tiles is followed. */
export function useTileListTracking(
  name: string,
  origin: TileListOrigin,
  tiles: readonly TileView[],
): (tile: TileView) => void {
  const product = useTileProduct()
  const sendActivity = useSendActivity()
  const location = useLocation()
  const reportedLocation = useRef<typeof location>(undefined)
  // The price of the moment is not always at hand.
  const toListedProduct = (tile: TileView): ListedProduct => ({
    ...product(tile),
    ...(!tile.price && { price: undefined }),
  })
  const list: AnalyticsList = { id: origin.kind === 'search' ? 'search' : origin.id, name }
  useEffect(() => {
    const before = reportedLocation.current
    if (before?.key === location.key || tiles.length === 0) return
    reportedLocation.current = location
    if (isVariantChange(before, location)) return
    pushEvent(viewItemListEvent(list, tiles.map(toListedProduct)))
    const note = viewActivity(
      origin,
      tiles.map(({ upi }) => upi),
    )
    if (note) sendActivity(note)
  })
  return tile => {
    pushEvent(selectItemEvent(list, { ...toListedProduct(tile), index: tiles.indexOf(tile) }))
    const activity = clickActivity(origin, tile.upi)
    if (activity) sendActivity(activity)
  }
}

function viewActivity(origin: TileListOrigin, ids: readonly string[]): ActivityReport | undefined {
  if (origin.kind === 'category') return { name: 'viewCategory', categoryId: origin.id, ids }
  const searchText = truncatedTerm(origin)
  return searchText ? { name: 'viewSearch', searchText, ids } : undefined
}

function clickActivity(origin: TileListOrigin, id: string): ActivityReport | undefined {
  if (origin.kind === 'category') return { name: 'clickCategory', categoryId: origin.id, id }
  const searchText = truncatedTerm(origin)
  return searchText ? { name: 'clickSearch', searchText, id } : undefined
}

function truncatedTerm(origin: TileListOrigin): string {
  return origin.kind === 'search' ? origin.term.slice(0, MAX_SEARCH_TEXT_LENGTH) : ''
}
