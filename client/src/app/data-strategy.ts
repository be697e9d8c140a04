import { redirect, type DataStrategyFunction, type DataStrategyResult } from 'react-router-dom'
import { DATA_PREFIX, type PageData } from './page-data.ts'

/** Asks the server once per navigation for the data of every route of the page. */
export function dataStrategy(build: string): DataStrategyFunction {
  return async ({ request, matches }) => {
    const { pathname, search, href, origin } = new URL(request.url)
    const response = await fetch(DATA_PREFIX + pathname + search, {
      signal: request.signal,
      headers: { accept: 'application/json' },
    })
    const data: PageData = await response.json()
    if (data.build !== build) return leaveTo(href)

    const page = matches.at(-1)?.route.id ?? ''
    if ('redirect' in data) return { [page]: moved(new URL(data.redirect.location, origin)) }
    const results = Object.entries(data.routes).map(([id, result]) => [id, { type: 'data', result }] as const)
    return Object.fromEntries<DataStrategyResult>([
      ...results,
      ...('error' in data ? [[page, { type: 'error', result: data.error }] as const] : []),
    ])
  }
}

function moved(target: URL): DataStrategyResult {
  return { type: 'data', result: redirect(target.href) }
}

// Another build is live: its pages and this one's code may not fit, so the browser loads the page afresh.
function leaveTo(href: string): Promise<never> {
  location.assign(href)
  return new Promise(() => {})
}
