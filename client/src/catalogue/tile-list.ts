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
import { useActivities } from '../analytics/activities.ts'
import type { ActivityNote } from '../analytics/activity-note.ts'
import { pushEvent } from '../analytics/data-layer.ts'
import { isOtherChoice } from '../framework/same-work.ts'
import { useSite } from '../i18n/site-context.ts'
import type { TileView } from './tile-view.ts'

/** Where tiles stand together: the results of a search, the works of a category, or a row of some page. */
export type TileListOrigin =
  | { readonly kind: 'search'; readonly term: string }
  | { readonly kind: 'category'; readonly id: string }
  | { readonly kind: 'row'; readonly id: string }

/** The longest text of a search that is told. */
const TOLD_LENGTH = 100

/** A tile as analytics knows it. */
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
export function useTileList(
  name: string,
  origin: TileListOrigin,
  tiles: readonly TileView[],
): (tile: TileView) => void {
  const product = useTileProduct()
  const tell = useActivities()
  const location = useLocation()
  const reported = useRef<typeof location>(undefined)
  // The price of the moment is not always at hand.
  const listed = (tile: TileView): ListedProduct => ({
    ...product(tile),
    ...(!tile.price && { price: undefined }),
  })
  const list: AnalyticsList = { id: origin.kind === 'search' ? 'search' : origin.id, name }
  useEffect(() => {
    const before = reported.current
    if (before?.key === location.key || tiles.length === 0) return
    reported.current = location
    if (isOtherChoice(before, location)) return
    pushEvent(viewItemListEvent(list, tiles.map(listed)))
    const note = shownNote(
      origin,
      tiles.map(({ upi }) => upi),
    )
    if (note) tell(note)
  })
  return tile => {
    pushEvent(selectItemEvent(list, { ...listed(tile), index: tiles.indexOf(tile) }))
    const note = followedNote(origin, tile.upi)
    if (note) tell(note)
  }
}

function shownNote(origin: TileListOrigin, ids: readonly string[]): ActivityNote | undefined {
  if (origin.kind === 'category') return { name: 'viewCategory', categoryId: origin.id, ids }
  const searchText = termOf(origin)
  return searchText ? { name: 'viewSearch', searchText, ids } : undefined
}

function followedNote(origin: TileListOrigin, id: string): ActivityNote | undefined {
  if (origin.kind === 'category') return { name: 'clickCategory', categoryId: origin.id, id }
  const searchText = termOf(origin)
  return searchText ? { name: 'clickSearch', searchText, id } : undefined
}

function termOf(origin: TileListOrigin): string {
  return origin.kind === 'search' ? origin.term.slice(0, TOLD_LENGTH) : ''
}
