import { navigationClickEvent, type NavigationArea } from '@wallart/sdk/analytics'
import { pushEvent } from './data-layer.ts'

const NAVIGATION_AREAS: readonly NavigationArea[] = [
  'header',
  'menu',
  'second-navigation',
  'drawer',
  'account-menu',
  'footer',
]

export function navigationAreaAttribute(area: NavigationArea) {
  return { 'data-navigation': area } as const
}

/** Tells the data layer which links of the frame are followed; answers how to stop it. */
export function trackNavigationClicks(): () => void {
  document.addEventListener('click', reportClick)
  return () => document.removeEventListener('click', reportClick)
}

function reportClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  const name = link?.closest('[data-navigation]')?.getAttribute('data-navigation')
  const area = NAVIGATION_AREAS.find(each => each === name)
  if (!link || !area) return
  const label = link.getAttribute('aria-label') ?? link.textContent?.trim() ?? ''
  pushEvent(navigationClickEvent(area, { label, url: link.getAttribute('href') ?? '' }))
}
