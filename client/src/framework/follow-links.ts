import { IMAGE_PATH } from '@wallart/sdk'
import { afterPaint } from './after-paint.ts'

interface LinkNavigator {
  navigate(
    to: string,
    options: { readonly preventScrollReset: boolean; readonly replace: boolean },
  ): Promise<void>
}

/** Said of what links stand in: another view of the same page that starts at its top all the same. */
export const FROM_TOP = { 'data-from-top': '' } as const

/** Said of links, or of what they stand in: where they lead takes the place of this step of the history. */
export const IN_PLACE = { 'data-replace': '' } as const

/** Turns clicks on the shop's own links into navigations without a new document: one listener for all of them. */
export function followLinks(
  router: LinkNavigator,
  basename: string,
  isInternal: (address: string) => boolean,
): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const path =
      link && !isBrowserNavigation(event, link) && isInternal(link.href)
        ? pathWithinBasename(basename, link)
        : undefined
    if (path === undefined || !link) return
    event.preventDefault()
    // A choice takes the place of the one before it, and another view of the same page stays where it is.
    const replace = link.closest('[data-replace]') !== null
    const isSamePage = link.pathname === location.pathname
    const isOtherView = isSamePage && (replace || link.search !== location.search)
    const isFromTop = link.closest('[data-from-top]') !== null
    const navigate = () =>
      void router.navigate(path, { preventScrollReset: isOtherView && !isFromTop, replace })
    // A choice shows by itself that it was made; all that follows from it is more than one frame's work on a phone.
    if (replace) afterPaint(navigate)
    else navigate()
  })
}

export function isBrowserNavigation(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return true
  if (link.origin !== location.origin || link.hasAttribute('download')) return true
  if (link.pathname.startsWith(`${IMAGE_PATH}/`)) return true
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return (link.target !== '' && link.target !== '_self') || (isSamePage && link.hash !== '')
}

// The router adds its basename by itself; an address outside of it belongs to another brand or language.
function pathWithinBasename(
  basename: string,
  { pathname, search, hash }: HTMLAnchorElement,
): string | undefined {
  const prefix = basename === '/' ? '' : basename
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined
  return (pathname.slice(prefix.length) || '/') + search + hash
}
