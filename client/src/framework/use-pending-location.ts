import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext, useLocation, type Location } from 'react-router-dom'

/**
 * Answers where the visitor is going, or else is, as the router knows it at the moment of the question: a navigation is
 * rendered a while after it began, and clicks do not wait for that. Its path has the shop's prefix.
 */
export function usePendingLocation(): () => Pick<Location, 'pathname' | 'search'> {
  const router = use(UNSAFE_DataRouterContext)?.router
  const currentLocation = useLocation()
  return useCallback(
    () => router?.state.navigation.location ?? router?.state.location ?? currentLocation,
    [router, currentLocation],
  )
}
