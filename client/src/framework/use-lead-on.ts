import { use, useCallback } from 'react'
import { createPath, UNSAFE_DataRouterContext, type NavigateOptions } from 'react-router-dom'
import { useShopNavigate } from './use-shop-navigate.ts'

/** Goes to a path, and answers whether it did. */
export type LeadOn = (path: string, options?: NavigateOptions) => boolean

/**
 * Begun when something is sent: leads to what came of it the shopper who is still on the page, and leaves alone the one
 * who has gone to another, or to another view of it, or is on the way there.
 */
export function useLeadOn(): () => LeadOn {
  const navigate = useShopNavigate()
  const router = use(UNSAFE_DataRouterContext)?.router
  return useCallback(() => {
    const here = () => router && createPath(router.state.navigation.location ?? router.state.location)
    const begunAt = router && createPath(router.state.location)
    return (path, options) => {
      const isHere = here() === begunAt
      if (isHere) navigate(path, options)
      return isHere
    }
  }, [router, navigate])
}
