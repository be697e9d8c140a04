import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import {
  restoreScrollAnchor,
  persistScrollAnchors,
  findScrollAnchor,
  scrollAnchorFor,
  storeScrollAnchor,
} from './scroll-anchor.ts'

export function ListScrollRestoration({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const { key } = useLocation()
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop
  const isLeaving = useNavigation().state === 'loading'
  useLayoutEffect(() => {
    const anchor = isHistoryNavigation ? scrollAnchorFor(key) : undefined
    return anchor && restoreScrollAnchor(anchor)
  }, [isHistoryNavigation, key])
  useEffect(() => {
    if (isLeaving && list.current) storeScrollAnchor(key, findScrollAnchor(list.current))
  }, [isLeaving, key, list])
  useEffect(() => {
    const saveAnchor = () => {
      if (list.current) storeScrollAnchor(key, findScrollAnchor(list.current))
      persistScrollAnchors()
    }
    addEventListener('pagehide', saveAnchor)
    return () => removeEventListener('pagehide', saveAnchor)
  }, [key, list])
  return null
}
