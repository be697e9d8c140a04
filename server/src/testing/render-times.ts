import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { pino } from 'pino'
import type { PageData } from '@wallart/client/framework/page-data.ts'
import { documentOf } from '../pages/document-of.ts'
import { pageTree } from '../pages/render-page.tsx'
import { staticRoutes } from '../pages/static-routes.ts'
import { parseLocation } from '../pages/page-location.ts'
import type { PageParts } from '../pages/produce-page.ts'

const ROUNDS = 15
const TIMES = 40

/** Milliseconds a rendering takes: by the server, by React into a stream, by React into a string. */
export async function renderTimes(
  path: string,
  data: PageData,
  shared: Pick<PageParts, 'assets' | 'shops' | 'siteAddress'>,
): Promise<Readonly<Record<'server' | 'stream' | 'string', readonly number[]>>> {
  if (!('status' in data)) throw new Error(`${path} cannot be shown.`)
  const parts: PageParts = { ...shared, isProduction: false, log: pino({ level: 'silent' }) }
  const visit = parseLocation(path)
  const page = {
    kind: 'page' as const,
    page: visit.page.id,
    status: 200,
    cache: 'product' as const,
    routes: data.routes,
  }
  const routes = await staticRoutes()
  const tree = pageTree(routes, visit, page, parts)
  const bare = () =>
    new Promise<string>(resolve => {
      const { pipe } = renderToPipeableStream(tree, {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
      })
    })
  const ways = {
    server: async () => documentOf(visit, page, new AbortController().signal, parts),
    stream: bare,
    string: async () => renderToString(tree),
  }
  const times: Record<keyof typeof ways, number[]> = { server: [], stream: [], string: [] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of ['server', 'stream', 'string'] as const) {
      const start = performance.now()
      for (let time = 0; time < TIMES; time += 1) await ways[way]()
      times[way].push((performance.now() - start) / TIMES)
    }
  return times
}
