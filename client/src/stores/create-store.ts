export interface Store<State> {
  readonly state: State
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store whose owner replaces its state; an identical state is no change. */
export function createStore<State>(
  initialState: State,
): Store<State> & { readonly setState: (state: State) => void } {
  let current = initialState
  const listeners = new Set<() => void>()
  return {
    get state() {
      return current
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setState: state => {
      if (Object.is(state, current)) return
      current = state
      for (const listener of listeners) listener()
    },
  }
}
