import { useSyncExternalStore } from 'react'

const noopSubscribe = () => () => {}

/** Whether the page has come alive; what only scripts can do well is offered from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  )
}
