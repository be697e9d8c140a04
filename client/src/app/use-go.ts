import { siteLink } from '@wallart/sdk'
import { useHref, useNavigate } from 'react-router-dom'
import { useSite } from './site-context.ts'

/** Goes to a path of this shop, in the brand and language of this page. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate()
  const prefix = useHref('/').replace(/\/$/, '')
  const context = useSite()
  return path => {
    const address = siteLink(path, context)
    if (address.startsWith(`${prefix}/`)) void navigate(address.slice(prefix.length))
    else location.assign(address)
  }
}
