import { siteLink } from '@wallart/sdk'
import { useCallback } from 'react'
import { useHref, useNavigate, type NavigateOptions } from 'react-router-dom'
import { useSite } from '../i18n/site-context.ts'

/** Goes to a path of this shop, in the brand and language of this page. */
export function useShopNavigate(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const prefix = useHref('/').replace(/\/$/, '')
  const context = useSite()
  return useCallback(
    (to, options) => {
      const address = siteLink(to, context)
      const path = address.slice(prefix.length)
      // The router takes two slashes for another host.
      if (address.startsWith(`${prefix}/`) && !path.startsWith('//')) void navigate(path, options)
      else location.assign(address)
    },
    [navigate, prefix, context],
  )
}
