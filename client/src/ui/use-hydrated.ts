import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has come alive; what only scripts can do well is offered from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
