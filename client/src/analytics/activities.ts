import type { SiteContext } from '@wallart/sdk'
import { mayTrack } from '@wallart/sdk/analytics'
import { useCallback } from 'react'
import { useSite } from '../i18n/site-context.ts'
import type { ActivityNote } from './activity-note.ts'
import { trackingWish } from './data-layer.ts'

/** Tells the recommendation service of a doing, as far as the visitor's wish allows; nobody waits for it, not even a page that is left. */
export function tellActivity(
  { site, locale }: Pick<SiteContext, 'site' | 'locale'>,
  note: ActivityNote,
): void {
  if (!navigator.onLine || !mayTrack('activity', trackingWish())) return
  const query = new URLSearchParams({ site: site.id, locale: locale.id })
  void fetch(`/api/activities?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(note),
    keepalive: true,
  }).catch(() => {})
}

/** Tells the recommendation service what somebody does on this brand's page. */
export function useActivities(): (note: ActivityNote) => void {
  const site = useSite()
  return useCallback(note => tellActivity(site, note), [site])
}
