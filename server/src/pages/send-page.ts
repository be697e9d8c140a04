import type { IncomingMessage, ServerResponse } from 'node:http'
import { codingFor } from './cache/coding.ts'
import type { Served } from './cache/page-cache.ts'
import type { Coding, StoredPage } from './cache/stored-page.ts'

/** Names and values of headers in turns, as Node writes them quickest. */
export type HeaderList = readonly string[]

/** Headers beside the page's own: those of every whole answer, and those that name this very answer. */
interface OtherHeaders {
  readonly always: HeaderList
  readonly named: HeaderList
}

const NONE: OtherHeaders = { always: [], named: [] }

/** Sends a page that is the same for everybody, or says that the visitor has it already. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  served: Served,
  others = NONE,
): void | Promise<void> {
  const coding = codingFor(req.headers['accept-encoding'])
  const bytes = served.page.ready(coding)
  if (bytes) return write(req, res, served, coding, bytes, others)
  return served.page.bytes(coding).then(compressed => write(req, res, served, coding, compressed, others))
}

function write(
  req: IncomingMessage,
  res: ServerResponse,
  { page, outcome, ageSeconds, keeping }: Served,
  coding: Coding,
  bytes: Buffer,
  { always, named }: OtherHeaders,
): void {
  const { etag, whole, notModified } = headsOf(page, coding, bytes.length)
  const isKept = page.status === 200 && matches(req.headers['if-none-match'], etag)
  const headers = isKept ? notModified.concat(named) : whole.concat(always, named)
  headers.push('cache-status', statusOf(outcome, keeping ? keeping.fresh - ageSeconds : undefined))
  if (keeping) headers.push('etag', etag, 'age', String(ageSeconds))
  if (page.status === 301) headers.push('location', withQuery(page.headers['location'], req.url))
  res.writeHead(isKept ? 304 : page.status, headers)
  res.end(isKept || req.method === 'HEAD' ? undefined : bytes)
}

interface Heads {
  readonly etag: string
  readonly whole: HeaderList
  readonly notModified: HeaderList
}

const known = new WeakMap<StoredPage, Map<Coding, Heads>>()

// A page is sent far more often than it is made, so what is always the same is written once.
function headsOf(page: StoredPage, coding: Coding, length: number): Heads {
  const ofPage = known.get(page) ?? new Map<Coding, Heads>()
  known.set(page, ofPage)
  const heads = ofPage.get(coding) ?? headsFor(page, coding, length)
  ofPage.set(coding, heads)
  return heads
}

function headsFor({ headers, etag }: StoredPage, coding: Coding, length: number): Heads {
  const { location: _, ...always } = headers
  const vary = ['vary', 'Accept-Encoding']
  return {
    etag: `"${etag}${coding === 'identity' ? '' : `-${coding}`}"`,
    whole: [
      ...Object.entries(always).flat(),
      ...vary,
      'content-length',
      String(length),
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
    ],
    // Whoever has the page has its headers too: only what says how long it may be kept is said again (RFC 9110, 15.4.5).
    notModified: ['cache-control', always['cache-control'] ?? 'no-store', ...vary],
  }
}

// An address that has moved takes along all that was asked, also what no page reads and no key tells apart.
function withQuery(location = '/', requested = ''): string {
  const [path = ''] = location.split('?', 1)
  const [, query] = requested.split(/\?(.*)/s)
  return query ? `${path}?${query}` : location
}

function statusOf(outcome: Served['outcome'], ttl: number | undefined): string {
  if (outcome === 'miss')
    return ttl === undefined ? 'storefront; fwd=bypass' : 'storefront; fwd=uri-miss; stored'
  const detail = outcome === 'stale-if-error' ? '; detail=stale-if-error' : ''
  return `storefront; hit; ttl=${ttl}${detail}`
}

function matches(requested: string | undefined, etag: string): boolean {
  if (!requested) return false
  if (requested === etag) return true
  if (requested.trim() === '*') return true
  return requested.split(',').some(each => each.trim().replace(/^W\//, '') === etag)
}
