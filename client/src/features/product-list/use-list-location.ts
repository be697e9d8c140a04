import { listRobots, type ListState } from '@wallart/sdk'
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useHref, useLocation, useNavigation } from 'react-router-dom'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { usePendingLocation } from '../../framework/use-pending-location.ts'
import { useStore } from '../../framework/use-store.ts'
import { createListIntent, type ListChange } from '../../stores/list-intent.ts'
import type { ListView } from './list-view.ts'

export interface ListLocation {
  readonly shown: ListState
  /** What was chosen last; the page shows it as soon as its products are there. */
  readonly wanted: ListState
  readonly isChanging: boolean
  /** The address of another state of this list, below the shop's prefix. */
  readonly addressOf: (state: ListState) => string
  /** Goes where a choice leads beside those that do not show yet; answers what is wanted then, unless it changes nothing. */
  readonly choose: (change: ListChange, isInPlace?: boolean) => ListState | undefined
}

/** Where a shopper is in the list of this page, which offers these filters. */
export function useListLocation(offered: ListView['filters']): ListLocation {
  const { pathname, search } = useLocation()
  const { location: pendingLocation } = useNavigation()
  const currentPath = useHref(pathname)
  const navigate = useShopNavigate()
  const getPendingLocation = usePendingLocation()
  const intent = useMemo(() => createListIntent({ pathname, search, offered }), [pathname, search, offered])
  const { shown, wanted } = useStore(intent)
  const pendingSearch = pendingLocation?.pathname === currentPath ? pendingLocation.search : search
  const followRouter = useCallback(() => {
    const last = getPendingLocation()
    intent.follow(last.pathname === currentPath ? last.search : undefined)
  }, [intent, getPendingLocation, currentPath])
  // A choice that the router gave up, or a step back, is followed before it is painted.
  useLayoutEffect(followRouter, [followRouter, pendingSearch])
  const choose = (change: ListChange, isInPlace = false): ListState | undefined => {
    followRouter()
    const state = intent.choose(change)
    if (state) navigate(intent.addressOf(state), { preventScrollReset: true, replace: isInPlace })
    return state
  }
  return { shown, wanted, isChanging: pendingSearch !== search, addressOf: intent.addressOf, choose }
}

/** What search engines are told of a link to a list, as the attributes of the link. */
export function linkRel(state: ListState): { readonly rel?: string } {
  const { linkRel: rel } = listRobots(state, 1)
  return rel ? { rel } : {}
}
