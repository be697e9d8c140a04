import { useSyncExternalStore } from 'react'

const DAY_MS = 24 * 3600 * 1000

/** The day it is, by its first moment; undefined until the page has come alive, because a page may be kept for a while. */
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
