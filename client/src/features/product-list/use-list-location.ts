import { listAddress, listRobots, parseListState, type ListState } from '@wallart/sdk'
import { useMemo } from 'react'
import { useHref, useLocation, useNavigation } from 'react-router-dom'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { usePendingLocation } from '../../framework/use-pending-location.ts'

/** What a list becomes by a choice. */
export type ListChange = (state: ListState) => ListState

/** Where a shopper is in a list, and where the last choice leads. */
export interface ListLocation {
  /** What the page shows. */
  readonly shown: ListState
  /** What was chosen last; the page shows it as soon as its products are there. */
  readonly wanted: ListState
  readonly isChanging: boolean
  /** The address of another state of this list, below the shop's prefix. */
  readonly addressOf: (state: ListState) => string
  /** Goes where a choice leads beside those that do not show yet; answers what is wanted then, unless it changes nothing. */
  readonly choose: (change: ListChange, isInPlace?: boolean) => ListState | undefined
}

/** Where a shopper is in the list of this page. */
export function useListLocation(): ListLocation {
  const { pathname, search } = useLocation()
  const { location: pendingLocation } = useNavigation()
  const currentPath = useHref(pathname)
  const navigate = useShopNavigate()
  const getPendingLocation = usePendingLocation()
  const pendingSearch = pendingLocation?.pathname === currentPath ? pendingLocation.search : search
  const listLocation = useMemo(() => {
    const shown = parseListState({ pathname, search })
    const coming = parseListState({ pathname, search: pendingSearch })
    return {
      shown,
      // Another search has filters of its own.
      wanted: coming.term === shown.term ? coming : shown,
      isChanging: pendingSearch !== search,
      addressOf: (state: ListState) => listAddress(pathname, state),
    }
  }, [pathname, search, pendingSearch])
  const choose = (change: ListChange, isInPlace = false): ListState | undefined => {
    const last = getPendingLocation()
    const coming = parseListState({ pathname, search: last.search })
    const newest =
      last.pathname === currentPath && coming.term === listLocation.shown.term ? coming : listLocation.wanted
    const state = change(newest)
    const address = listLocation.addressOf(state)
    if (address === listLocation.addressOf(newest)) return undefined
    navigate(address, { preventScrollReset: true, replace: isInPlace })
    return state
  }
  return { ...listLocation, choose }
}

/** What search engines are told of a link to a list, as the attributes of the link. */
export function linkRel(state: ListState): { readonly rel?: string } {
  const { linkRel: rel } = listRobots(state, 1)
  return rel ? { rel } : {}
}
