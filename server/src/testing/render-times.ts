import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { pino } from 'pino'
import type { FrameHtml } from '@wallart/client/framework/frame-html.ts'
import type { PageData } from '@wallart/client/framework/page-data.ts'
import { parseLocation } from '../front/page-location.ts'
import type { FoundPage, PageDependencies } from '../pages/load-page.ts'
import { pageTree, renderDocument, routesOf } from '../pages/render-page.tsx'

const ROUNDS = 15
const TIMES = 40

export async function renderTimes(
  path: string,
  data: PageData,
  frame: FrameHtml,
  { assets }: Pick<PageDependencies, 'assets'>,
): Promise<Readonly<Record<'server' | 'stream' | 'string', readonly number[]>>> {
  if (!('status' in data)) throw new Error(`${path} cannot be shown.`)
  const log = pino({ level: 'silent' })
  const location = parseLocation(path)
  const page: FoundPage = {
    kind: 'page',
    page: location.page.id,
    status: 200,
    cache: 'product',
    routes: data.routes,
    frame,
  }
  const routes = await routesOf(page)
  const tree = pageTree(routes, location, page, assets)
  const bare = () =>
    new Promise<string>(resolve => {
      const { pipe } = renderToPipeableStream(tree, {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
      })
    })
  const ways = {
    server: async () =>
      renderDocument(
        location,
        page,
        { assets, log },
        { signal: new AbortController().signal, shopper: undefined },
      ),
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
