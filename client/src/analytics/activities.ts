import type { SiteContext } from '@wallart/sdk'
import { mayTrack } from '@wallart/sdk/analytics'
import { useCallback } from 'react'
import { useSite } from '../i18n/site-context.ts'
import type { ActivityReport } from './activity-report.ts'
import { readTrackingConsent } from './data-layer.ts'

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

export function useSendActivity(): (activity: ActivityReport) => void {
  const site = useSite()
  return useCallback(note => sendActivity(site, note), [site])
}
