import type { Message, Result } from '../../model/message.ts'
import type { SiteId } from '../../model/site.ts'

/** The brand behind a site id of a product lookup, written exactly so (S2 §8). */
export function checkSiteId(id: unknown): Result<SiteId, Message<'site.invalid'>> {
  if (id === 'Art' || id === 'AllPosters') return { ok: true, value: id }
  return { ok: false, error: { code: 'site.invalid', message: 'Invalid siteId' } }
}
