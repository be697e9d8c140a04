import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext, type Location, type NavigateOptions } from 'react-router-dom'
import { useShopNavigate } from './use-shop-navigate.ts'

/** Goes to a path, and answers whether it did. */
export type LeadOn = (path: string, options?: NavigateOptions) => boolean

/**
 * Begun when something is sent: leads to what came of it the shopper who is still on the page, and leaves alone the one
 * who has gone to another, or to another view of it, or is on the way there. What an answer led to on the same page is
 * no other view.
 */
export function useLeadOn(): () => LeadOn {
  const navigate = useShopNavigate()
  const router = use(UNSAFE_DataRouterContext)?.router
  return useCallback(() => {
    const begunAt = router?.state.location
    return (path, options) => {
      const here = router?.state.navigation.location ?? router?.state.location
      const keys = keysLedFrom(here)
      const isSameView = here?.search === begunAt?.search || keys.includes(begunAt?.key)
      const isHere = here?.pathname === begunAt?.pathname && isSameView
      if (isHere) navigate(path, { ...options, state: keys })
      return isHere
    }
  }, [router, navigate])
}

/** The keys of the locations from which answers have led to this one, and its own. */
function keysLedFrom(location: Location<unknown> | undefined): readonly unknown[] {
  const before: readonly unknown[] = Array.isArray(location?.state) ? location.state : []
  return [...before, location?.key]
}
