import { type RequestHandler, Router } from 'express'
import type { Parts } from '../parts.ts'
import { cacheHeader } from './cache-header.ts'
import { clientGone } from './client-gone.ts'
import { loadPage } from './load-page.ts'
import { renderPage } from './render-page.tsx'
import { visitOf } from './visit.ts'

/** Every page as a complete document: status, redirect and cache header are decided before its first byte. */
export function htmlPages(parts: Parts): RequestHandler {
  return Router().get('/{*path}', async (req, res) => {
    const gone = clientGone(res)
    const visit = visitOf(req.originalUrl)
    const loaded = await loadPage(visit, res.locals.requestId, gone, parts)
    if (loaded.kind === 'moved') {
      res.set('cache-control', 'public, max-age=0, s-maxage=900').redirect(loaded.status, loaded.location)
      return
    }
    const { pipe, abort } = await renderPage(visit, loaded, parts)
    gone.addEventListener('abort', () => abort(), { once: true })
    res.status(loaded.status).set('cache-control', cacheHeader(loaded)).type('html')
    pipe(res)
  })
}
