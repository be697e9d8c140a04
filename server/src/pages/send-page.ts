import type { IncomingMessage, ServerResponse } from 'node:http'
import { withRequestedQuery } from '@wallart/client/framework/with-requested-query.ts'
import { splitQuery } from '../split-query.ts'
import { codingFor } from './page-cache/content-coding.ts'
import type { Served } from './page-cache/page-cache.ts'
import type { Coding, StoredPage } from './page-cache/stored-page.ts'

/** Names and values of headers in turns, which Node writes fastest. */
export type HeaderList = readonly string[]

export interface ResponseHeaders {
  readonly common: HeaderList
  readonly own: HeaderList
}

const NO_HEADERS: ResponseHeaders = { common: [], own: [] }

/** Returns how many bytes its content has. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { page, outcome, ageSeconds, policy }: Served,
  { common, own } = NO_HEADERS,
): number {
  const coding = codingFor(req.headers['accept-encoding'])
  const bytes = page.bytes(coding)
  const { etag, complete, notModified } = cachedHead(page, coding, bytes)
  const isUnchanged = page.status === 200 && matches(req.headers['if-none-match'], etag)
  const headers = isUnchanged ? notModified.concat(own) : complete.concat(common, own)
  headers.push('cache-status', cacheStatus(outcome, policy ? policy.fresh - ageSeconds : undefined))
  if (policy) headers.push('etag', etag, 'age', String(ageSeconds))
  // The query may hold parameters that are not part of the cache key.
  if (page.status === 301)
    headers.push(
      'location',
      withRequestedQuery(page.headers['location'] ?? '/', splitQuery(req.url ?? '')[1]),
    )
  res.writeHead(isUnchanged ? 304 : page.status, headers)
  if (isUnchanged || req.method === 'HEAD') {
    res.end()
    return 0
  }
  res.end(bytes)
  return bytes.length
}

interface Head {
  readonly etag: string
  readonly complete: HeaderList
  readonly notModified: HeaderList
}

const cachedHeads = new WeakMap<Buffer, Head>()

// A page is sent far more often than it is compressed.
function cachedHead(page: StoredPage, coding: Coding, bytes: Buffer): Head {
  const found = cachedHeads.get(bytes)
  if (found) return found
  const head = createHead(page, coding, bytes.length)
  cachedHeads.set(bytes, head)
  return head
}

function createHead({ headers, etag }: StoredPage, coding: Coding, length: number): Head {
  const { location: _, ...fixed } = headers
  const vary = ['vary', 'Accept-Encoding']
  return {
    etag: `"${etag}${coding === 'identity' ? '' : `-${coding}`}"`,
    complete: [
      ...Object.entries(fixed).flat(),
      ...vary,
      'content-length',
      String(length),
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
    ],
    // RFC 9110, 15.4.5: a 304 repeats only the headers of caching.
    notModified: ['cache-control', fixed['cache-control'] ?? 'no-store', ...vary],
  }
}

function cacheStatus(outcome: Served['outcome'], ttl: number | undefined): string {
  if (outcome === 'miss')
    return ttl === undefined ? 'storefront; fwd=bypass' : 'storefront; fwd=uri-miss; stored'
  const detail = outcome === 'stale-if-error' ? '; detail=stale-if-error' : ''
  return `storefront; hit; ttl=${ttl}${detail}`
}

/** A browser sends the one tag that it has; a list of hundreds costs more than the page. */
const LONGEST_LIST = 1000

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch || ifNoneMatch.length > LONGEST_LIST) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some(each => each.trim().replace(/^W\//, '') === etag)
}
