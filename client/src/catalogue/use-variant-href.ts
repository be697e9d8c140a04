import { siteLink } from '@wallart/sdk'
import { useLocation } from 'react-router-dom'
import { useSite } from '../i18n/site-context.ts'

export function useVariantHref(): (upi: string) => string {
  const { pathname } = useLocation()
  const context = useSite()
  return upi => siteLink(`${pathname}?${new URLSearchParams({ upi }).toString()}`, context)
}
