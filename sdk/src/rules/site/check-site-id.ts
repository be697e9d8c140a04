import type { Message, Result } from '../../model/message.ts'
import type { SiteId } from '../../model/site.ts'
import { SITES } from '../../sites/sites.ts'

/** The brand behind a site id of a product lookup, written exactly so. */
export function checkSiteId(id: unknown): Result<SiteId, Message<'site.invalid'>> {
  const site = Object.values(SITES).find(known => known.id === id)
  if (site) return { ok: true, value: site.id }
  return { ok: false, error: { code: 'site.invalid', message: 'Invalid siteId' } }
}
