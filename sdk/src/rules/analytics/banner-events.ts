import type { AnalyticsEvent } from './analytics-event.ts'

/** A banner or a module of a landing page that was shown or followed. */
export interface AnalyticsPromotion {
  readonly action: 'view' | 'click'
  readonly name: string
  /** Its place, from 0. */
  readonly index: number
  readonly url: string
}

/** The sitewide banner was shown or followed. */
export function globalBannerEvent({
  action,
  name,
  index,
  url,
}: AnalyticsPromotion): AnalyticsEvent<'global_banner', AnalyticsPromotion> {
  return { event: 'global_banner', action, name, index, url }
}

/** A module of a landing page was shown or followed. */
export function landingPageModuleEvent({
  action,
  name,
  index,
  url,
}: AnalyticsPromotion): AnalyticsEvent<'landing_page_module', AnalyticsPromotion> {
  return { event: 'landing_page_module', action, name, index, url }
}
