import { useSyncExternalStore } from 'react'

interface ReadableStore<State> {
  readonly state: State
  readonly subscribe: (listener: () => void) => () => void
}

/** The state of a store; the component renders again at each change. */
export function useStore<State>(store: ReadableStore<State>): State {
  const readState = () => store.state
  return useSyncExternalStore(store.subscribe, readState, readState)
}
