import type { SiteContext } from '@wallart/sdk'
import { createContext, use } from 'react'

/** The brand and language a page is rendered for. */
export const CurrentSite = createContext<SiteContext | undefined>(undefined)

/** The brand and language of this page. */
export function useSite(): SiteContext {
  const context = use(CurrentSite)
  if (!context) throw new Error('A page is rendered outside of its site.')
  return context
}
