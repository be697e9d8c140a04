import { contentPagesOf } from '@wallart/client/routes.server.ts'
import type { Locale, Site, SitemapEntry, SitemapKind, SitemapPart } from '@wallart/sdk'
import type { SitemapClient } from '@wallart/sdk/clients/sitemap'
import type { SiteAddress } from '../front/site-address.ts'

const WORKS_IN_SITEMAP = 5000
const ENTRIES_AT_ONCE = 500

/** A sitemap that lacks some of its pages would take them out of search engines. */
export class IncompleteSitemap extends Error {}

export interface SitemapFile {
  /** Another one as soon as any page of the file has changed. */
  readonly version: string
  readonly chunks: Iterable<string> | AsyncIterable<string>
}

export interface Sitemaps {
  readonly index: () => Promise<SitemapFile>
  readonly categories: () => Promise<SitemapFile>
  readonly works: (page: number) => Promise<SitemapFile | undefined>
}

/** How many works there are, for a while after a service has said it. */
export interface KnownLast {
  readonly get: () => number | undefined
  readonly set: (last: number) => void
}

/** Each file is asked for in ranges, of which the first decides whether there is an answer; the others are streamed. */
export function createSitemaps(
  site: Site,
  sitemap: SitemapClient,
  address: SiteAddress,
  knownLast: KnownLast,
): Sitemaps {
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

  async function part(kind: SitemapKind, from: number, limit: number): Promise<SitemapPart> {
    const found = await sitemap.part({ kind, from, limit })
    if (found.last === 0) throw new IncompleteSitemap(`there are no ${kind}`)
    if (kind === 'works') knownLast.set(found.last)
    return found
  }

  async function* entriesFrom(
    kind: SitemapKind,
    first: SitemapPart,
    from: number,
    end: number,
  ): AsyncGenerator<readonly SitemapEntry[]> {
    yield first.entries
    for (let next = from + ENTRIES_AT_ONCE; next <= Math.min(end, first.last); next += ENTRIES_AT_ONCE) {
      const { version, entries } = await part(kind, next, Math.min(ENTRIES_AT_ONCE, end + 1 - next))
      if (version !== first.version) throw new IncompleteSitemap('the pages changed meanwhile')
      yield entries
    }
  }

  async function* urlset(
    pages: readonly string[],
    parts: AsyncIterable<readonly SitemapEntry[]>,
  ): AsyncGenerator<string> {
    yield `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages.join('')}`
    for await (const entries of parts)
      yield entries.map(({ url, changedOn }) => entry(url, changedOn)).join('')
    yield '</urlset>\n'
  }

  return {
    async index() {
      const { last, version } = await part('works', 1, 1)
      const pages = Array.from({ length: Math.ceil(last / WORKS_IN_SITEMAP) }, (_, at) => at + 1)
      const files = ['/sitemap-categories.xml', ...pages.map(page => `/sitemap-works-${page}.xml`)]
      const maps = files.map(file => `<sitemap><loc>${xml(here(file))}</loc></sitemap>`)
      return {
        version,
        chunks: [`${HEAD}<sitemapindex xmlns="${SITEMAP}">${maps.join('')}</sitemapindex>\n`],
      }
    },
    async categories() {
      const first = await part('categories', 1, ENTRIES_AT_ONCE)
      const content = contentPagesOf(site.id).map(({ path, updated }) => entry(path, updated))
      const parts = entriesFrom('categories', first, 1, first.last)
      return { version: first.version, chunks: urlset([entry('/'), ...content], parts) }
    },
    async works(page) {
      const from = (page - 1) * WORKS_IN_SITEMAP + 1
      // Made-up files must not cost the calls of which all crawlers have a few.
      if (from > (knownLast.get() ?? from)) return undefined
      const first = await part('works', from, ENTRIES_AT_ONCE)
      if (from > first.last) return undefined
      const parts = entriesFrom('works', first, from, page * WORKS_IN_SITEMAP)
      return { version: first.version, chunks: urlset([], parts) }
    },
  }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function xml(text: string): string {
  return text.replace(/[<>&"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
