import type { IncomingMessage, ServerResponse } from 'node:http'
import { codingFor } from './cache/coding.ts'
import type { Served } from './cache/page-cache.ts'
import type { Coding, StoredPage } from './cache/stored-page.ts'

/** Names and values of headers in turns, as Node writes them quickest. */
export type HeaderList = readonly string[]

/** Sends a page that is the same for everybody, or says that the visitor has it already; after headers of the answer's own. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  served: Served,
  own: HeaderList = [],
): void | Promise<void> {
  const coding = codingFor(req.headers['accept-encoding'])
  const bytes = served.page.ready(coding)
  if (bytes) return write(req, res, served, coding, bytes, own)
  return served.page.bytes(coding).then(compressed => write(req, res, served, coding, compressed, own))
}

function write(
  req: IncomingMessage,
  res: ServerResponse,
  { page, outcome, ageSeconds, keeping }: Served,
  coding: Coding,
  bytes: Buffer,
  own: HeaderList,
): void {
  const etag = etagOf(page, coding)
  const isKept = page.status === 200 && matches(req.headers['if-none-match'], etag)
  const headers = [...own, ...headersOf(page, coding, isKept ? undefined : bytes.length)]
  headers.push('cache-status', statusOf(outcome, keeping ? keeping.fresh - ageSeconds : undefined))
  if (keeping) headers.push('etag', etag, 'age', String(ageSeconds))
  if (page.status === 301) headers.push('location', withQuery(page.headers['location'], req.url))
  res.writeHead(isKept ? 304 : page.status, headers)
  res.end(isKept || req.method === 'HEAD' ? undefined : bytes)
}

function etagOf({ etag }: StoredPage, coding: Coding): string {
  return `"${etag}${coding === 'identity' ? '' : `-${coding}`}"`
}

const lists = new WeakMap<StoredPage, Map<string, HeaderList>>()

// A page is sent far more often than it is made, so what is always the same is written once.
function headersOf(page: StoredPage, coding: Coding, length: number | undefined): HeaderList {
  const known = lists.get(page) ?? new Map<string, HeaderList>()
  lists.set(page, known)
  const name = length === undefined ? 'not modified' : coding
  const list = known.get(name) ?? headerList(page, coding, length)
  known.set(name, list)
  return list
}

function headerList({ headers }: StoredPage, coding: Coding, length: number | undefined): HeaderList {
  const isKept = length === undefined
  const always = Object.entries(headers).filter(
    ([name]) => name !== 'location' && !(isKept && name === 'content-type'),
  )
  return [
    ...always.flat(),
    'vary',
    'Accept-Encoding',
    ...(isKept ? [] : ['content-length', String(length)]),
    ...(isKept || coding === 'identity' ? [] : ['content-encoding', coding]),
  ]
}

// An address that has moved takes along all that was asked, also what no page reads and no key tells apart.
function withQuery(location = '/', asked = ''): string {
  const [path = ''] = location.split('?', 1)
  const [, query] = asked.split(/\?(.*)/s)
  return query ? `${path}?${query}` : location
}

function statusOf(outcome: Served['outcome'], ttl: number | undefined): string {
  if (outcome === 'miss')
    return ttl === undefined ? 'storefront; fwd=bypass' : 'storefront; fwd=uri-miss; stored'
  const detail = outcome === 'stale-if-error' ? '; detail=stale-if-error' : ''
  return `storefront; hit; ttl=${ttl}${detail}`
}

function matches(asked: string | undefined, etag: string): boolean {
  if (!asked) return false
  if (asked.trim() === '*') return true
  return asked.split(',').some(each => each.trim().replace(/^W\//, '') === etag)
}
