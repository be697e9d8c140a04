import {
  listAddress,
  offeredFilters,
  parseListState,
  type Filter,
  type ListState,
  type PageAddress,
} from '@wallart/sdk'
import { createStore, type Store } from './create-store.ts'

export type ListChange = (state: ListState) => ListState

interface ListIntentState {
  readonly shown: ListState
  readonly wanted: ListState
}

export interface ListIntent extends Store<ListIntentState> {
  readonly addressOf: (state: ListState) => string
  /** Follows the query that the router heads for; undefined where it leads to another page. */
  readonly follow: (search: string | undefined) => void
  /** Applies a choice to what is wanted; undefined when it changes nothing. */
  readonly choose: (change: ListChange) => ListState | undefined
}

/** The address of a list, whose path is without the shop's prefix, and what that list can be narrowed by. */
interface OfferedList extends PageAddress {
  readonly offered: readonly Pick<Filter, 'attributeId'>[]
}

export function createListIntent({ pathname, search, offered }: OfferedList): ListIntent {
  const parse = (query: string): ListState => {
    const state = parseListState({ pathname, search: query })
    return { ...state, filters: offeredFilters(state.filters, offered) }
  }
  const shown = parse(search)
  const store = createStore<ListIntentState>({ shown, wanted: shown })
  const addressOf = (state: ListState) => listAddress(pathname, state)
  const setWanted = (wanted: ListState): boolean => {
    const isOther = addressOf(wanted) !== addressOf(store.state.wanted)
    if (isOther) store.setState({ shown, wanted })
    return isOther
  }
  return {
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    addressOf,
    follow: (pendingSearch = search) => {
      const pending = parse(pendingSearch)
      // Another search has its own filters.
      setWanted(pending.term === shown.term ? pending : shown)
    },
    choose: change => {
      const wanted = change(store.state.wanted)
      return setWanted(wanted) ? wanted : undefined
    },
  }
}
