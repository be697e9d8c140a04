import type { PageRoute } from '@wallart/client/framework/page-route.ts'
import { NOT_FOUND, PAGES } from '@wallart/client/routes.ts'
import { cleanPath, resolveSite, type ResolvedAddress, type SiteId } from '@wallart/sdk'
import { SITES } from '@wallart/sdk/sites'
import { matchRoutes } from 'react-router-dom'

/** An address as the pages see it. */
export interface PageLocation {
  readonly context: ResolvedAddress
  /** What stands in front of every path of this visitor: site and locale, or nothing. */
  readonly basename: string
  /** The address without the basename, with only what its page reads in the query, in one order. */
  readonly url: URL
  /** Everything that was asked, as it was asked. */
  readonly query: URLSearchParams
  readonly page: PageRoute
  readonly params: Readonly<Record<string, string | undefined>>
}

const ROUTES = [...PAGES]

/** Reads brand, language and page from the path and query of a request; the host may name the brand. */
export function parseLocation(address: string, hostSite?: SiteId): PageLocation {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const pathname = cleanPath(path)
  const context = resolveSite(query ? `${pathname}?${query}` : pathname, SITES, {}, hostSite)
  const basename = pathname.endsWith(context.path) ? pathname.slice(0, -context.path.length) : pathname
  const [match] = matchRoutes(ROUTES, context.path) ?? []
  const page = match?.route ?? NOT_FOUND
  const url = new URL(context.path, 'http://shop.invalid')
  url.search = readByPage(query, page, context)
  return {
    context,
    basename: basename || '/',
    url,
    query: new URLSearchParams(query),
    page,
    params: match?.params ?? {},
  }
}

// What a page does not read must not make another page of it, nor reach its text; neither must a brand that there is not.
function readByPage(query: string, page: PageRoute, { site, locale, form }: ResolvedAddress): string {
  const exact = new Set(page.query)
  const prefixes = page.query.filter(name => name.endsWith('.'))
  const cached = [...new URLSearchParams(query)].filter(
    ([name]) => exact.has(name) || prefixes.some(prefix => name.startsWith(prefix)),
  )
  if (form.site === 'query') cached.push(['site', site.id])
  if (form.locale === 'query') cached.push(['locale', locale.id])
  return new URLSearchParams(cached.toSorted(byName)).toString()
}

function byName([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : Number(one > other)
}
