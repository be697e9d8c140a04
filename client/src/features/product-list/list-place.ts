import { listAddress, listRobots, parseListState, type ListState } from '@wallart/sdk'
import { useMemo } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** Where a shopper is in a list, and where the last choice leads. */
export interface ListPlace {
  /** What the page shows. */
  readonly shown: ListState
  /** What was chosen last; the page shows it as soon as its products are there. */
  readonly wanted: ListState
  readonly isChanging: boolean
  /** The address of another state of this list, below the shop's prefix. */
  readonly addressOf: (state: ListState) => string
}

/** Where a shopper is in the list of this page. */
export function useListPlace(): ListPlace {
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  const nextSearch = next?.pathname === pathname ? next.search : search
  return useMemo(() => {
    const shown = parseListState({ pathname, search })
    const coming = parseListState({ pathname, search: nextSearch })
    return {
      shown,
      // Another search has filters of its own.
      wanted: coming.term === shown.term ? coming : shown,
      isChanging: nextSearch !== search,
      addressOf: state => listAddress(pathname, state),
    }
  }, [pathname, search, nextSearch])
}

/** What search engines are told of a link to a list, as the attributes of the link. */
export function linkRel(state: ListState): { readonly rel?: string } {
  const { linkRel: rel } = listRobots(state, 1)
  return rel ? { rel } : {}
}
