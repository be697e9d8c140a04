import { useSyncExternalStore } from 'react'

interface ReadableStore<State> {
  readonly state: State
  readonly subscribe: (listener: () => void) => () => void
}

export function useStore<State>(store: ReadableStore<State>): State {
  const readState = () => store.state
  return useSyncExternalStore(store.subscribe, readState, readState)
}
