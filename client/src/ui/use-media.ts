import { useSyncExternalStore } from 'react'

export const WIDE = '(min-width: 992px)'

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
