import type { AnalyticsEvent } from './analytics-event.ts'

/** A link that was followed. */
export interface AnalyticsLink {
  readonly label: string
  readonly url: string
}

/** Where a navigation link stands. */
export type NavigationArea = 'header' | 'menu' | 'second-navigation' | 'drawer' | 'account-menu' | 'footer'

/** A link of the frame was followed. */
export function navigationClickEvent(
  area: NavigationArea,
  { label, url }: AnalyticsLink,
): AnalyticsEvent<'navigation_click', { place: NavigationArea; label: string; url: string }> {
  return { event: 'navigation_click', place: area, label, url }
}

/** A step of the breadcrumb trail was followed; the first step is level 1. */
export function breadcrumbEvent(
  level: number,
  { label, url }: AnalyticsLink,
): AnalyticsEvent<'breadcrumb', { level: number; label: string; url: string }> {
  return { event: 'breadcrumb', level, label, url }
}
