import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { hold, keepForDocuments, placeIn, scrollAnchorFor, storeScrollAnchor } from './scroll-anchor.ts'

/** Brings whoever comes back to a list to the same entry at the same height of the window, however high the entries above it have become. */
export function ListScrollRestoration({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const { key } = useLocation()
  const isComing = useNavigationType() === NavigationType.Pop
  const isLeaving = useNavigation().state === 'loading'
  useLayoutEffect(() => {
    const anchor = isComing ? scrollAnchorFor(key) : undefined
    return anchor && hold(anchor)
  }, [isComing, key])
  useEffect(() => {
    if (isLeaving && list.current) storeScrollAnchor(key, placeIn(list.current))
  }, [isLeaving, key, list])
  useEffect(() => {
    const leave = () => {
      if (list.current) storeScrollAnchor(key, placeIn(list.current))
      keepForDocuments()
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [key, list])
  return null
}
