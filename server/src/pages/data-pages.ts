import { DATA_PREFIX, type PageData } from '@wallart/client/app/page-data.ts'
import { type RequestHandler, Router } from 'express'
import type { Parts } from '../parts.ts'
import { cacheHeader } from './cache-header.ts'
import { clientGone } from './client-gone.ts'
import { loadPage, type LoadedPage } from './load-page.ts'
import { visitOf } from './visit.ts'

/** The data of a page as JSON, for a navigation in the browser. */
export function dataPages(parts: Parts): RequestHandler {
  return Router().get(`${DATA_PREFIX}/{*path}`, async (req, res) => {
    const visit = visitOf(req.originalUrl.slice(DATA_PREFIX.length))
    const loaded = await loadPage(visit, res.locals.requestId, clientGone(res), parts)
    const { build } = parts.assets
    if (loaded.kind === 'moved') res.set('cache-control', 'public, max-age=0, s-maxage=900')
    else res.status(loaded.status).set('cache-control', cacheHeader(loaded))
    res.json(dataOf(build, loaded))
  })
}

function dataOf(build: string, loaded: LoadedPage): PageData {
  if (loaded.kind === 'moved')
    return { build, redirect: { status: loaded.status, location: loaded.location } }
  const { status, routes, error } = loaded
  return error ? { build, error, routes } : { build, status, routes }
}
