import type { SiteId } from '../model/site.ts'

/** Which shop of which organization a commerce call is about. */
export interface CommerceScope {
  readonly organizationId: string
  readonly siteId: SiteId
  readonly locale: string
  /** The currency of the prices; the site's own by default. */
  readonly currency?: string
}
