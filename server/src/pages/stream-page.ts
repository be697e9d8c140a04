import { randomBytes } from 'node:crypto'
import type { Response } from 'express'
import { contentPolicy } from '../front/security-headers.ts'
import type { AppContext } from '../app-context.ts'
import { brokenPage } from './broken-page.ts'
import type { LoadedPage } from './load-page.ts'
import { preloadLinks } from './preload-links.ts'
import { renderPage } from './render-page.tsx'
import type { PageLocation } from './page-location.ts'

/** Streams a private page under a nonce of its own, from its first complete frame on. */
export async function streamPage(
  res: Response,
  visit: PageLocation,
  page: Extract<LoadedPage, { kind: 'page' }>,
  signal: AbortSignal,
  parts: AppContext,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64url')
  res.set({
    'content-security-policy': contentPolicy({ imageOrigins: parts.imageOrigins }, nonce),
    link: preloadLinks(parts.assets, visit.page.folder),
  })
  try {
    const { pipe, abort } = await renderPage(visit, page, parts, { nonce })
    signal.addEventListener('abort', () => abort(), { once: true })
    pipe(res.status(page.status).type('html'))
  } catch (error) {
    parts.log.error({ err: error, page: page.page }, 'a page could not be rendered')
    res.status(500).type('html').send(brokenPage(visit.context.site.id))
  }
}
