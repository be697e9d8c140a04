import { SITES } from '@wallart/sdk/sites'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { AppContext } from '../app-context.ts'
import { requestContext } from '../front/request-context.ts'
import { plain } from '../front/plain.ts'
import { llmsText } from './llms.ts'
import { robotsText } from './robots.ts'
import { createSitemaps } from './sitemap.ts'

const HOUR = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400'
const WORKS = /\/sitemap-works-([1-9]\d{0,5})\.xml$/

export function siteFiles({ shops, siteAddress }: AppContext): RequestHandler {
  const mapsOf = (req: Request) => {
    const context = requestContext(req)
    const { site, siteContext } = context.location
    return createSitemaps(site, shops(siteContext, context), siteAddress)
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
        llmsText(site, menu, path => siteAddress(site, locale, path)),
      )
    })
    .get('{*prefix}/sitemap.xml', async (req, res) =>
      answer(res, 'application/xml', await mapsOf(req).index()),
    )
    .get('{*prefix}/sitemap-categories.xml', async (req, res) =>
      answer(res, 'application/xml', await mapsOf(req).categories()),
    )
    .get(WORKS, async (req, res) => {
      const text = await mapsOf(req).works(Number(WORKS.exec(req.path)?.[1]))
      if (text === undefined) return plain(res, 404, 'There is no such sitemap.')
      answer(res, 'application/xml', text)
    })
}

function answer(res: Response, type: string, text: string): void {
  res.set('cache-control', HOUR).type(type).send(text)
}
