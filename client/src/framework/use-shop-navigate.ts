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
    (path, options) => {
      const address = siteLink(path, context)
      if (address.startsWith(`${prefix}/`)) void navigate(address.slice(prefix.length), options)
      else location.assign(address)
    },
    [navigate, prefix, context],
  )
}
