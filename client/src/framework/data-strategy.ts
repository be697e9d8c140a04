import { redirect, replace, type DataStrategyFunction, type DataStrategyResult } from 'react-router-dom'
import { DATA_PREFIX, type PageData, type Redirect } from './page-data.ts'
import { withRequestedQuery } from './with-requested-query.ts'

/** How long an answer counts as fresh, in milliseconds (S2 §9). */
const FRESH_MS = 10_000

const MAX_FRESH = 20

/** Asks the server once per navigation for the data of every route of the page. */
export function dataStrategy(build: string): DataStrategyFunction {
  const fresh = new Map<string, { readonly data: PageData; readonly endsAt: number }>()

  // Without an answer that can be read, the browser itself knows best what to show; without a connection the shop does.
  async function fetchPageData(
    address: string,
    signal: AbortSignal,
  ): Promise<PageData | 'offline' | undefined> {
    const known = fresh.get(address)
    if (known && Date.now() < known.endsAt) return known.data
    try {
      const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
      const data: PageData = await response.json()
      if (fresh.size >= MAX_FRESH) fresh.clear()
      // What is one visitor's own is asked for every time.
      if (response.ok && response.headers.get('cache-control')?.startsWith('public'))
        fresh.set(address, { data, endsAt: Date.now() + FRESH_MS })
      return data
    } catch (error) {
      if (signal.aborted) throw error
      return navigator.onLine ? undefined : 'offline'
    }
  }

  return async ({ request, matches }) => {
    // A page may know that it has all it needs for another address of the same page.
    if (!matches.some(match => match.shouldCallHandler())) return {}
    const { pathname, search, href } = new URL(request.url)
    const page = matches.at(-1)?.route.id ?? ''
    const data = await fetchPageData(DATA_PREFIX + pathname + search, request.signal)
    if (data === 'offline') return { [page]: { type: 'error', result: new TypeError('Failed to fetch') } }
    if (data?.build !== build) return reloadAsDocument(href)

    if ('redirect' in data) return { [page]: redirectResult(data.redirect, new URL(href)) }
    const results = Object.entries(data.routes).map(([id, result]) => [id, { type: 'data', result }] as const)
    return Object.fromEntries<DataStrategyResult>([
      ...results,
      ...('error' in data ? [[page, { type: 'error', result: data.error }] as const] : []),
    ])
  }
}

function redirectResult({ status, location: path }: Redirect, requested: URL): DataStrategyResult {
  const { href } = new URL(
    status === 301 ? withRequestedQuery(path, requested.search.slice(1)) : path,
    requested.origin,
  )
  // On the way back the browser is there already: a new step would lead the next press of its button here once more.
  const isThere = location.pathname === requested.pathname && location.search === requested.search
  return { type: 'data', result: isThere ? replace(href) : redirect(href) }
}

// Another build is live: its pages and this one's code may not fit, so the browser loads the page afresh.
function reloadAsDocument(href: string): Promise<never> {
  location.assign(href)
  return new Promise(() => {})
}
