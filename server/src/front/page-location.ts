import { DATA_PREFIX } from '@wallart/client/framework/page-data.ts'
import type { PageRoute } from '@wallart/client/framework/page-route.ts'
import { NOT_FOUND, PAGES } from '@wallart/client/routes.ts'
import { cleanPath, resolveSite, type Locale, type Site, type SiteContext, type SiteId } from '@wallart/sdk'
import { SITES } from '@wallart/sdk/sites'
import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router-dom'
import { splitQuery } from '../parsing.ts'

/** A page's document, or the data of a navigation in the browser. */
type PageFormat = 'html' | 'data'

/** What the address of a request means. */
export interface PageLocation {
  readonly site: Site
  readonly locale: Locale
  /** Site and locale with the way in which the address names them, for the links of the page. */
  readonly siteContext: SiteContext
  readonly page: PageRoute
  readonly params: Readonly<Record<string, string | undefined>>
  /** The prefix of site and locale that every path of this visitor has, or "/". */
  readonly basename: string
  /** The address without its prefix, with only the query parameters that the page reads, in one order. */
  readonly url: URL
  /** The whole query. */
  readonly query: URLSearchParams
  /** Path and whole query as links name the page. */
  readonly href: string
  readonly format: PageFormat
  /** Whether the path is written in the one way that is not redirected. */
  readonly isCanonical: boolean
  /** Identifies the page among those that are equal for all visitors. */
  readonly cacheKey: string
}

const ROUTES = [...PAGES]

const MAX_REMEMBERED = 10_000
const MAX_REMEMBERED_LENGTH = 500

// Parsing an address takes longer than finding its page in the cache.
const remembered = new LRUCache<string, PageLocation>({ max: MAX_REMEMBERED })

/** Reads site, locale and page from the path and query of a request; the host may name the site. */
export function parseLocation(address: string, hostSite?: SiteId): PageLocation {
  const name = `${hostSite ?? ''} ${address}`
  const found = remembered.get(name)
  if (found) return found
  const location = parse(address, hostSite)
  if (address.length <= MAX_REMEMBERED_LENGTH) remembered.set(name, location)
  return location
}

/** The location of another page with the site, locale and query of this one. */
export function locationOfPage(location: PageLocation, page: PageRoute): PageLocation {
  const { siteContext, basename, format } = location
  const [, search] = splitQuery(location.href)
  return locate({ context: siteContext, page, params: {}, path: page.path, basename, search, format })
}

function parse(address: string, hostSite: SiteId | undefined): PageLocation {
  const isData = address.startsWith(DATA_PREFIX) && /^(?:[/?]|$)/.test(address.slice(DATA_PREFIX.length))
  const [requested, search] = splitQuery(isData ? address.slice(DATA_PREFIX.length) : address)
  const pathname = cleanPath(requested)
  const context = resolveSite(search ? `${pathname}?${search}` : pathname, SITES, {}, hostSite)
  const basename = pathname.endsWith(context.path) ? pathname.slice(0, -context.path.length) : pathname
  const [match] = matchRoutes(ROUTES, context.path) ?? []
  return {
    ...locate({
      context,
      page: match?.route ?? NOT_FOUND,
      params: match?.params ?? {},
      path: context.path,
      basename: basename || '/',
      search,
      format: isData ? 'data' : 'html',
    }),
    isCanonical: isData || pathname === requested,
  }
}

interface Target extends Pick<PageLocation, 'page' | 'params' | 'basename' | 'format'> {
  readonly context: SiteContext
  readonly path: string
  readonly search: string
}

function locate({ context, page, params, path, basename, search, format }: Target): PageLocation {
  const { site, locale, addressStyle } = context
  const query = new URLSearchParams(search)
  const url = new URL(path, 'http://shop.invalid')
  url.search = queryOfPage(query, page, context)
  const prefix = basename === '/' ? '' : basename
  return {
    site,
    locale,
    siteContext: { site, locale, addressStyle },
    page,
    params,
    basename,
    url,
    query,
    href: prefix + path + (search && `?${search}`),
    format,
    isCanonical: true,
    cacheKey: [format, site.id, locale.id, basename, url.pathname + url.search].join(' '),
  }
}

// A parameter that the page does not read, or a site that does not exist, must not fill the cache with copies.
function queryOfPage(
  query: URLSearchParams,
  page: PageRoute,
  { site, locale, addressStyle }: SiteContext,
): string {
  const exact = new Set(page.query)
  const prefixes = page.query.filter(name => name.endsWith('.'))
  const parameters = [...query].filter(
    ([name]) => exact.has(name) || prefixes.some(prefix => name.startsWith(prefix)),
  )
  if (addressStyle.site === 'query') parameters.push(['site', site.id])
  if (addressStyle.locale === 'query') parameters.push(['locale', locale.id])
  return new URLSearchParams(parameters.toSorted(byName)).toString()
}

function byName([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : Number(one > other)
}
