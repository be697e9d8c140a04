import { navigationClickEvent, type NavigationArea } from '@wallart/sdk/analytics'
import { pushEvent } from './data-layer.ts'

const PLACES: readonly NavigationArea[] = [
  'header',
  'menu',
  'second-navigation',
  'drawer',
  'account-menu',
  'footer',
]

/** Says of a part of the frame where its links stand. */
export function navigationPlace(area: NavigationArea) {
  return { 'data-navigation': area } as const
}

/** Tells the data layer which links of the frame are followed; answers how to stop it. */
export function watchNavigation(): () => void {
  document.addEventListener('click', tell)
  return () => document.removeEventListener('click', tell)
}

function tell({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  const name = link?.closest('[data-navigation]')?.getAttribute('data-navigation')
  const area = PLACES.find(each => each === name)
  if (!link || !area) return
  const label = link.getAttribute('aria-label') ?? link.textContent?.trim() ?? ''
  pushEvent(navigationClickEvent(area, { label, url: link.getAttribute('href') ?? '' }))
}
