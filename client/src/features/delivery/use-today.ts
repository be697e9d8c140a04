import { useSyncExternalStore } from 'react'

const DAY_MS = 24 * 3600 * 1000

export function useToday(): number | undefined {
  return useSyncExternalStore(
    noopSubscribe,
    () => Math.floor(Date.now() / DAY_MS) * DAY_MS,
    () => undefined,
  )
}

function noopSubscribe(): () => void {
  return () => {}
}
