import { cleanPath, resolveSite, type ResolvedAddress } from '@wallart/sdk'
import { SITES } from '@wallart/sdk/sites'

/** An address as the pages see it. */
export interface Visit {
  readonly context: ResolvedAddress
  /** What stands in front of every path of this visitor: site and locale, or nothing. */
  readonly basename: string
  /** The address without the basename. */
  readonly url: URL
}

/** Reads brand, language and page from the path and query of a request. */
export function visitOf(address: string): Visit {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const pathname = cleanPath(path)
  const search = query && `?${query}`
  const context = resolveSite(pathname + search, SITES)
  const basename = pathname.endsWith(context.path) ? pathname.slice(0, -context.path.length) : pathname
  return { context, basename: basename || '/', url: new URL(context.path + search, 'http://shop.invalid') }
}
