import { useSyncExternalStore } from 'react'

/** From this width on there is room for the wide layout. */
export const WIDE = '(min-width: 992px)'

/** The visitor wants things to stand still. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether a media query holds; on the server and until the page has come alive it does not. */
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
