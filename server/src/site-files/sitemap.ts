import type { Category, Listing, Hit, Locale, Site } from '@wallart/sdk'
import { contentPagesOf } from '@wallart/client/routes.server.ts'
import { categoryLink } from '@wallart/sdk'
import type { Shop } from '@wallart/sdk/services/shop'
import { ROOT_CATEGORY } from '@wallart/sdk/services/navigation'
import type { SiteAddress } from '../front/site-address.ts'

const WORKS_IN_SITEMAP = 1000
const WORKS_AT_ONCE = 100

/** A sitemap that lacks some of its pages would take them out of search engines. */
export class IncompleteSitemap extends Error {}

export interface Sitemaps {
  readonly index: () => Promise<string>
  readonly categories: () => Promise<string>
  readonly works: (page: number) => Promise<string | undefined>
}

export function createSitemaps(site: Site, shop: Shop, address: SiteAddress): Sitemaps {
  const { defaultLocale, supportedLocales } = site.l10n
  const locale = supportedLocales.find(({ id }) => id === defaultLocale)
  const here = (path: string, at: Locale | undefined = locale) => (at ? address(site, at, path) : '')
  const entry = (path: string, changed = '') =>
    `<url><loc>${xml(here(path))}</loc>${changed && `<lastmod>${changed}</lastmod>`}${alternates(path)}</url>`

  function alternates(path: string): string {
    return supportedLocales
      .map(at => `<xhtml:link rel="alternate" hreflang="${at.id}" href="${xml(here(path, at))}"/>`)
      .join('')
  }

  async function listed(page: number, limit: number): Promise<Listing> {
    const listing = await shop.listings.list({ page, limit, sort: 'newest' })
    const isMissing = listing.errorCode !== undefined && listing.errorCode !== 404
    if (isMissing || (page === 1 && listing.total === 0))
      throw new IncompleteSitemap('the works cannot be listed')
    return listing
  }

  // One after the other: a crawler has time, and shoppers' lists have not.
  async function listedInTurn(first: number, last: number): Promise<readonly Hit[]> {
    const hits: Hit[] = []
    for (let page = first; page <= last; page++) {
      const listing = await listed(page, WORKS_AT_ONCE)
      const expected = Math.min(WORKS_AT_ONCE, listing.total - (page - 1) * WORKS_AT_ONCE)
      if (expected <= 0) break
      if (listing.hits.length + listing.dropped < expected) throw new IncompleteSitemap('a list is cut short')
      hits.push(...listing.hits)
    }
    return hits
  }

  return {
    async index() {
      const { total } = await listed(1, 1)
      const pages = Array.from({ length: Math.ceil(total / WORKS_IN_SITEMAP) }, (_, at) => at + 1)
      const files = ['/sitemap-categories.xml', ...pages.map(page => `/sitemap-works-${page}.xml`)]
      const maps = files.map(file => `<sitemap><loc>${xml(here(file))}</loc></sitemap>`)
      return `${HEAD}<sitemapindex xmlns="${SITEMAP}">${maps.join('')}</sitemapindex>\n`
    },
    async categories() {
      const root = await shop.navigation.category(ROOT_CATEGORY)
      if (!root || root.categories.length === 0) throw new IncompleteSitemap('the categories cannot be read')
      const pages = contentPagesOf(site.id).map(({ path, updated }) => entry(path, updated))
      return urlset(['/', ...linksBelow(root)].map(path => entry(path)).concat(pages))
    },
    async works(page) {
      const perFile = WORKS_IN_SITEMAP / WORKS_AT_ONCE
      const hits = await listedInTurn((page - 1) * perFile + 1, page * perFile)
      return hits.length > 0 ? urlset(hits.map(({ url }) => entry(url))) : undefined
    },
  }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function urlset(entries: readonly string[]): string {
  return `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`
}

function linksBelow(category: Category): readonly string[] {
  const shown = category.categories.filter(({ showInMenu }) => showInMenu)
  return shown.flatMap(child => [categoryLink(child)].concat(linksBelow(child)))
}

function xml(text: string): string {
  return text.replace(/[<>&"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
