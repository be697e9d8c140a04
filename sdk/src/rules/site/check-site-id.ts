import type { Message, Result } from '../../model/message.ts'
import type { SiteId } from '../../model/site.ts'

// Without the data of the sites, which a client has no use for.
const SITE_IDS: readonly SiteId[] = ['Art', 'AllPosters']

/** The brand behind a site id of a product lookup, written exactly so. */
export function checkSiteId(id: unknown): Result<SiteId, Message<'site.invalid'>> {
  const value = SITE_IDS.find(known => known === id)
  if (value) return { ok: true, value }
  return { ok: false, error: { code: 'site.invalid', message: 'Invalid siteId' } }
}
