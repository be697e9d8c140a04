import type { Category, Locale, Site } from '@wallart/sdk'
import { contentPagesOf } from '@wallart/client/routes.server.ts'
import { categoryLink } from '@wallart/sdk'
import type { Shop } from '@wallart/sdk/services/shop'
import { ROOT_CATEGORY } from '@wallart/sdk/services/navigation'
import type { SiteAddress } from './site-address.ts'

const WORKS_IN_SITEMAP = 1000
const WORKS_AT_ONCE = 100

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

  const listed = (page: number, limit: number) => shop.listings.list({ page, limit, sort: 'newest' })

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
      const pages = contentPagesOf(site.id).map(({ path, updated }) => entry(path, updated))
      return urlset(['/', ...(root ? linksBelow(root) : [])].map(path => entry(path)).concat(pages))
    },
    async works(page) {
      const first = ((page - 1) * WORKS_IN_SITEMAP) / WORKS_AT_ONCE
      const numbers = Array.from({ length: WORKS_IN_SITEMAP / WORKS_AT_ONCE }, (_, at) => first + at + 1)
      const pages = await Promise.all(numbers.map(number => listed(number, WORKS_AT_ONCE)))
      const hits = pages.flatMap(list => list.hits)
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
