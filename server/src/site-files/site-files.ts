import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SdkError, type SiteId } from '@wallart/sdk'
import { SITES } from '@wallart/sdk/sites'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { AppContext } from '../app-context.ts'
import { requestContext } from '../front/request-context.ts'
import { plain } from '../front/plain.ts'
import { createAddressQueue } from '../limits/address-queue.ts'
import { createLine } from '../limits/line.ts'
import { QueueFullError } from '../limits/queue-full-error.ts'
import { visitorLine } from '../limits/visitor-address.ts'
import { refuseBusy } from '../pages/refuse-busy.ts'
import { llmsText } from './llms.ts'
import { robotsText } from './robots.ts'
import {
  createSitemaps,
  IncompleteSitemap,
  type KnownLast,
  type SitemapFile,
  type Sitemaps,
} from './sitemap.ts'

const RETRY_AFTER_SECONDS = '120'
const HOUR = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400'
/** Of one crawler: all together have a few calls at once. */
const MOST_WAITING = 20
/** A crawler that waits to see a work in its file waits longer. */
const LAST_KNOWN_MS = 60_000
const WORKS = /\/sitemap-works-([1-9]\d{0,5})\.xml$/

export function siteFiles(app: AppContext): RequestHandler {
  const { shops, crawlerShops, siteAddress, assets, log, trustProxy } = app
  const queue = createAddressQueue(1, MOST_WAITING, undefined, createLine({ abandonedMs: 0 }))
  const lasts = new Map<SiteId, { readonly last: number; readonly until: number }>()
  const knownLast = (site: SiteId): KnownLast => ({
    get: () => {
      const { last, until = 0 } = lasts.get(site) ?? {}
      return performance.now() < until ? last : undefined
    },
    set: last => void lasts.set(site, { last, until: performance.now() + LAST_KNOWN_MS }),
  })
  const mapsOf = (req: Request) => {
    const context = requestContext(req)
    const { site, siteContext } = context.location
    return createSitemaps(site, crawlerShops(siteContext, context).sitemap, siteAddress, knownLast(site.id))
  }

  return Router()
    .get('/robots.txt', (req, res) => {
      const { hostSite } = requestContext(req)
      const sites = hostSite ? [SITES[hostSite]] : Object.values(SITES)
      answer(res, 'text/plain', robotsText(sites, siteAddress))
    })
    .get('{*prefix}/llms.txt', async (req, res) => {
      const context = requestContext(req)
      const { site, locale } = context.location
      const menu = await shops({ site, locale }, context).navigation.menu()
      answer(
        res,
        'text/plain',
        llmsText({ site, locale, menu, address: path => siteAddress(site, locale, path) }),
      )
    })
    .get(
      '{*prefix}/sitemap.xml',
      sitemap(maps => maps.index()),
    )
    .get(
      '{*prefix}/sitemap-categories.xml',
      sitemap(maps => maps.categories()),
    )
    .get(
      WORKS,
      sitemap((maps, req) => maps.works(Number(WORKS.exec(req.path)?.[1]))),
    )

  function sitemap(open: (maps: Sitemaps, req: Request) => Promise<SitemapFile | undefined>): RequestHandler {
    return async (req, res) => {
      const context = requestContext(req)
      const send = async () => {
        const file = await open(mapsOf(req), req)
        if (!file) return plain(res, 404, 'There is no such sitemap.')
        const { site, locale } = context.location
        const etag = etagOf(assets.build, siteAddress(site, locale, req.path), file.version)
        await sendUnlessKnown(req, res, file, etag)
      }
      try {
        // One that is read slowly keeps a place of its reader's.
        await queue.run({ address: visitorLine(req, trustProxy) }, context.signal, send)
      } catch (error) {
        if (context.signal.aborted) return
        if (QueueFullError.is(error)) return refuseBusy(req, res, context, app)
        const isIncomplete = error instanceof IncompleteSitemap || SdkError.is(error)
        if (res.headersSent) {
          // Nothing stores an answer that was cut off, and a crawler that went away needs none.
          if (isIncomplete) log.warn({ err: error }, 'sitemap cut off')
          return
        }
        if (!isIncomplete) throw error
        res.setHeader('retry-after', RETRY_AFTER_SECONDS)
        plain(res, 503, 'This sitemap cannot be written right now.')
      }
    }
  }
}

function etagOf(...parts: readonly string[]): string {
  return `"${createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 22)}"`
}

async function sendUnlessKnown(
  req: Request,
  res: Response,
  { chunks }: SitemapFile,
  etag: string,
): Promise<void> {
  res.set({ etag, 'cache-control': HOUR })
  if (req.headers['if-none-match']?.replace(/^W\//, '') === etag) return void res.status(304).end()
  res.type('application/xml')
  if (req.method === 'HEAD') return void res.end()
  await pipeline(Readable.from(chunks), res)
}

function answer(res: Response, type: string, text: string): void {
  res.set('cache-control', HOUR).type(type).send(text)
}
