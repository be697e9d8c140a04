import { useSyncExternalStore } from 'react'

// One add at a time, whichever of the page's buttons asks for it.
let isAdding = false
const listeners = new Set<() => void>()

/** Says whether something is on its way into the cart; all buttons that could add something else are busy then. */
export function setAdding(now: boolean): void {
  isAdding = now
  for (const listener of listeners) listener()
}

export function isAddingNow(): boolean {
  return isAdding
}

export function useIsAdding(): boolean {
  return useSyncExternalStore(subscribe, isAddingNow, () => false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
