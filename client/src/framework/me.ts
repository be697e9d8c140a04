import type { SiteContext, SiteId } from '@wallart/sdk'
import { createContext, use } from 'react'

export interface Me {
  readonly isSignedIn: boolean
  readonly name: string
  readonly badge?: number
  readonly hearts: readonly string[]
}

export const GUEST: Me = { isSignedIn: false, name: '', badge: 0, hearts: [] }

const UNKNOWN: Me = { isSignedIn: false, name: '', hearts: [] }

/** Who looks at the page; undefined until it is known. */
export const MeContext = createContext<Me | undefined>(undefined)

/** Who looks at the page; until that is known a guest of whose cart nothing is said. */
export function useMe(): Me {
  return use(MeContext) ?? UNKNOWN
}

export const RefreshMeContext = createContext<() => Promise<void>>(async () => {})

export function useRefreshMe(): () => Promise<void> {
  return use(RefreshMeContext)
}

/** Notes what has just changed about the one who looks at the page, without asking. */
export const ChangeMeContext = createContext<(change: Partial<Me>) => void>(() => {})

/** How to note what has just changed about the one who looks at the page. */
export function useChangeMe(): (change: Partial<Me>) => void {
  return use(ChangeMeContext)
}

/** The cookie that tells scripts that there is a session of a brand, and nothing else. */
export function presenceCookie(site: SiteId): string {
  return `p-${site.toLowerCase()}`
}

/** Asks the server who looks at the page, if the browser says that there is a session at all; without an answer it is
 * not known. */
export async function fetchMe({ site, locale }: SiteContext): Promise<Me | undefined> {
  if (!document.cookie.split('; ').includes(`${presenceCookie(site.id)}=1`)) return GUEST
  const query = new URLSearchParams({ site: site.id, locale: locale.id })
  try {
    const response = await fetch(`/api/me?${query.toString()}`)
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
