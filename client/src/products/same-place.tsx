import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { hold, keepForDocuments, placeIn, placeOf, rememberPlace } from './place.ts'

/** Brings whoever comes back to a list to the same entry at the same height of the window, however high the entries above it have become. */
export function SamePlace({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const { key } = useLocation()
  const isComing = useNavigationType() === NavigationType.Pop
  const isLeaving = useNavigation().state === 'loading'
  useLayoutEffect(() => {
    const place = isComing ? placeOf(key) : undefined
    return place && hold(place)
  }, [isComing, key])
  useEffect(() => {
    if (isLeaving && list.current) rememberPlace(key, placeIn(list.current))
  }, [isLeaving, key, list])
  useEffect(() => {
    const leave = () => {
      if (list.current) rememberPlace(key, placeIn(list.current))
      keepForDocuments()
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [key, list])
  return null
}
