import type { SiteContext } from '@wallart/sdk'
import { mayTrack } from '@wallart/sdk/analytics'
import { useCallback } from 'react'
import { afterPaint } from '../framework/after-paint.ts'
import { useSite } from '../i18n/site-context.ts'
import type { ActivityReport } from './activity-report.ts'
import { readTrackingConsent } from './data-layer.ts'

export function sendActivity(
  { site, locale }: Pick<SiteContext, 'site' | 'locale'>,
  activity: ActivityReport,
): void {
  if (!navigator.onLine || !mayTrack('activity', readTrackingConsent())) return
  const query = new URLSearchParams({ site: site.id, locale: locale.id })
  const body = JSON.stringify(activity)
  enqueue(() => {
    void fetch(`/api/activities?${query.toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => {})
  })
}

const waiting: (() => void)[] = []

// To send a request takes a slow phone as long as to draw a step of the checkout: what the shopper waits for comes first.
function enqueue(send: () => void): void {
  waiting.push(send)
  if (waiting.length > 1) return
  afterPaint(sendWaiting)
  addEventListener('pagehide', sendWaiting, { once: true })
}

function sendWaiting(): void {
  removeEventListener('pagehide', sendWaiting)
  for (const send of waiting.splice(0)) send()
}

export function useSendActivity(): (activity: ActivityReport) => void {
  const site = useSite()
  return useCallback(note => sendActivity(site, note), [site])
}
