import type { Assets } from '@wallart/client/framework/assets.server.ts'
import { firstPictureLink } from './first-picture.ts'
import { scriptsOf } from './scripts-of.ts'

/**
 * The Link header that lets a browser, or a proxy by early hints, fetch a page's files before it has read the page.
 * @param html the document, where it is already there
 */
export function preloadLinks(assets: Assets, folder: string, html = ''): string {
  // What a shopper looks at comes before what makes it move.
  return [
    firstPictureLink(html),
    ...assets.styles.map(style => `<${style}>; rel=preload; as=style`),
    ...[assets.begin, ...scriptsOf(assets, folder)].map(
      script => `<${script}>; rel=modulepreload; fetchpriority=low`,
    ),
  ]
    .filter(Boolean)
    .join(', ')
}
