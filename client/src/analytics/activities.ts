import type { SiteContext } from '@wallart/sdk'
import { mayTrack } from '@wallart/sdk/analytics'
import { useCallback } from 'react'
import { useSite } from '../i18n/site-context.ts'
import type { ActivityReport } from './activity-report.ts'
import { readTrackingConsent } from './data-layer.ts'

/** Tells the recommendation service of a doing, as far as the visitor's wish allows; nobody waits for it, not even a page that is left. */
export function sendActivity(
  { site, locale }: Pick<SiteContext, 'site' | 'locale'>,
  activity: ActivityReport,
): void {
  if (!navigator.onLine || !mayTrack('activity', readTrackingConsent())) return
  const query = new URLSearchParams({ site: site.id, locale: locale.id })
  void fetch(`/api/activities?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(activity),
    keepalive: true,
  }).catch(() => {})
}

/** Tells the recommendation service what somebody does on this brand's page. */
export function useSendActivity(): (activity: ActivityReport) => void {
  const site = useSite()
  return useCallback(note => sendActivity(site, note), [site])
}
