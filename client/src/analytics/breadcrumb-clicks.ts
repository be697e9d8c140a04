import { breadcrumbEvent } from '@wallart/sdk/analytics'
import { pushEvent } from './data-layer.ts'

/** Tells the data layer which steps of a page's trail are followed; answers how to stop it. */
export function trackBreadcrumbClicks(): () => void {
  document.addEventListener('click', reportClick)
  return () => document.removeEventListener('click', reportClick)
}

function reportClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('[data-trail] a') : null
  const step = link?.closest('li')
  if (!link || !step) return
  const level = [...(step.parentElement?.children ?? [])].indexOf(step) + 1
  pushEvent(breadcrumbEvent(level, { label: link.textContent ?? '', url: link.getAttribute('href') ?? '' }))
}
