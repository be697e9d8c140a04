import type { SiteContext } from '@wallart/sdk'
import { createContext, use } from 'react'

export const CurrentSite = createContext<SiteContext | undefined>(undefined)

export function useSite(): SiteContext {
  const context = use(CurrentSite)
  if (!context) throw new Error('A page is rendered outside of its site.')
  return context
}
