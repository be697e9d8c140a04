import type { Assets } from '@wallart/client/framework/assets.server.ts'
import { pageStyles } from './render-page.tsx'

/**
 * The Link header that lets a browser, or a proxy by early hints, fetch a page's files before it has read the page.
 * @param html the document, where it is already rendered
 */
export function preloadLinks(assets: Assets, folder: string, html?: Buffer): string {
  // The other scripts are fetched once the page is seen.
  return [
    html && firstPictureLink(html),
    ...pageStyles(assets, folder).styles.map(style => `<${style}>; rel=preload; as=style`),
    `<${assets.bootstrapScript}>; rel=preload; as=script`,
  ]
    .filter(Boolean)
    .join(', ')
}

export function firstPictureLink(html: Buffer): string | undefined {
  const at = html.indexOf('fetchPriority="high"')
  if (at < 0) return undefined
  const picture = html.toString('utf8', html.lastIndexOf('<picture', at), at)
  const [, files, sizes] = /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/.exec(picture) ?? []
  if (!files || !sizes || !HEADER_VALUE.test(files + sizes)) return undefined
  const candidates = files.replaceAll('&amp;', '&')
  // A browser that ignores imagesrcset fetches the smallest file.
  const [smallest = ''] = candidates.split(' ')
  return `<${smallest}>; rel=preload; as=image; type="image/avif"; imagesrcset="${candidates}"; imagesizes="${sizes}"; fetchpriority=high`
}

const HEADER_VALUE = /^[\x20-\x7e]+$/
