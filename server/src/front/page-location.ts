import { DATA_PREFIX } from '@wallart/client/framework/page-data.ts'
import type { ServedPage } from '@wallart/client/framework/loader.server.ts'
import { NOT_FOUND as NOT_FOUND_ROUTE, PAGES } from '@wallart/client/routes.ts'
import { SERVED_PAGES } from '@wallart/client/routes.server.ts'
import { cleanPath, resolveSite, type Locale, type Site, type SiteContext, type SiteId } from '@wallart/sdk'
import { SITES } from '@wallart/sdk/sites'
import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router-dom'
import { splitQuery } from '../split-query.ts'

type PageFormat = 'html' | 'data'

export interface PageLocation {
  readonly site: Site
  readonly locale: Locale
  readonly siteContext: SiteContext
  readonly page: Page
  readonly params: Readonly<Record<string, string | undefined>>
  readonly basename: string
  /** The address without its prefix, with only the query parameters that the page reads, in one order. */
  readonly url: URL
  readonly query: URLSearchParams
  readonly href: string
  readonly format: PageFormat
  /** Whether the path is written in the one way that is not redirected. */
  readonly isCanonical: boolean
  /** Identifies the page among those that are equal for all visitors. */
  readonly cacheKey: string
}

export type Page = ServedPage & { readonly id: string; readonly path: string }

const ROUTES = PAGES.map(({ id, path }) => ({
  id,
  path,
  caseSensitive: true,
  page: toPage(id, path),
}))

// The router ranks all routes that it is given at each match, so it is given those that begin alike.
const startOf = (path: string) => path.split('/', 2)[1] ?? ''
const ANYWHERE = ROUTES.filter(({ path }) => /^\/?[*:]/.test(path))
const ROUTES_BY_START = new Map(
  ROUTES.map(({ path }) => [
    startOf(path),
    ROUTES.filter(other => ANYWHERE.includes(other) || startOf(other.path) === startOf(path)),
  ]),
)

function matchPage(path: string) {
  const start = startOf(path)
  const routes = start.includes('%') ? ROUTES : (ROUTES_BY_START.get(start) ?? ANYWHERE)
  return matchRoutes(routes, path)?.[0]
}

function toPage(id: string, path: string): Page {
  const served = SERVED_PAGES[id]
  if (!served) throw new Error(`The page ${id} is not listed in routes.server.ts.`)
  return { ...served, id, path }
}

export function findPage(id: string): Page {
  const route = ROUTES.find(each => each.id === id)
  if (!route) throw new Error(`There is no page ${id}.`)
  return route.page
}

export const NOT_FOUND: Page = findPage(NOT_FOUND_ROUTE.id)

const MAX_REMEMBERED = 5000
const MAX_REMEMBERED_LENGTH = 200

// Parsing an address takes longer than finding its page in the cache.
const remembered = new LRUCache<string, PageLocation>({ max: MAX_REMEMBERED })

export function parseLocation(address: string, hostSite?: SiteId): PageLocation {
  const name = `${hostSite ?? ''} ${address}`
  const found = remembered.get(name)
  if (found) return found
  const location = parse(address, hostSite)
  if (address.length <= MAX_REMEMBERED_LENGTH) remembered.set(name, location)
  return location
}

export function locationOfPage(location: PageLocation, page: Page): PageLocation {
  const { siteContext, basename, format } = location
  const [, search] = splitQuery(location.href)
  return locate({ context: siteContext, page, params: {}, path: page.path, basename, search, format })
}

function parse(address: string, hostSite: SiteId | undefined): PageLocation {
  const isData = address.startsWith(DATA_PREFIX) && /^(?:[/?]|$)/.test(address.slice(DATA_PREFIX.length))
  const [requested, search] = splitQuery(isData ? address.slice(DATA_PREFIX.length) : address)
  const pathname = cleanPath(requested)
  const context = resolveSite(search ? `${pathname}?${search}` : pathname, SITES, {}, hostSite)
  const prefix = pathname.endsWith(context.path) ? pathname.slice(0, -context.path.length) : pathname
  const basename = prefix.toLowerCase()
  const match = matchPage(context.path)
  return {
    ...locate({
      context,
      page: match?.route.page ?? NOT_FOUND,
      params: match?.params ?? {},
      path: context.path,
      basename: basename || '/',
      search,
      format: isData ? 'data' : 'html',
    }),
    isCanonical: isData || (pathname === requested && basename === prefix),
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
  page: Page,
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
