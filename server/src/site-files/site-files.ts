import { createHash } from 'node:crypto'
import { SdkError } from '@wallart/sdk'
import { SITES } from '@wallart/sdk/sites'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { AppContext } from '../app-context.ts'
import { requestContext } from '../front/request-context.ts'
import { plain } from '../front/plain.ts'
import { llmsText } from './llms.ts'
import { robotsText } from './robots.ts'
import { createSitemaps, IncompleteSitemap, type Sitemaps } from './sitemap.ts'

const RETRY_AFTER_SECONDS = '120'
const HOUR = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400'
const WORKS = /\/sitemap-works-([1-9]\d{0,5})\.xml$/

export function siteFiles({ shops, crawlerShops, siteAddress }: AppContext): RequestHandler {
  const mapsOf = (req: Request) => {
    const context = requestContext(req)
    const { site, siteContext } = context.location
    return createSitemaps(site, crawlerShops(siteContext, context), siteAddress)
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

  function sitemap(write: (maps: Sitemaps, req: Request) => Promise<string | undefined>): RequestHandler {
    return async (req, res) => {
      try {
        const text = await write(mapsOf(req), req)
        if (text === undefined) return plain(res, 404, 'There is no such sitemap.')
        answerUnlessKnown(req, res, text)
      } catch (error) {
        if (!(error instanceof IncompleteSitemap || SdkError.is(error))) throw error
        res.setHeader('retry-after', RETRY_AFTER_SECONDS)
        plain(res, 503, 'This sitemap cannot be written right now.')
      }
    }
  }
}

function answerUnlessKnown(req: Request, res: Response, text: string): void {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  res.set({ etag, 'cache-control': HOUR })
  if (req.headers['if-none-match']?.replace(/^W\//, '') === etag) return void res.status(304).end()
  answer(res, 'application/xml', text)
}

function answer(res: Response, type: string, text: string): void {
  res.set('cache-control', HOUR).type(type).send(text)
}
