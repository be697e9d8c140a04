import { useSyncExternalStore } from 'react'

const noopSubscribe = () => () => {}

export function useHydrated(): boolean {
  return useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  )
}
