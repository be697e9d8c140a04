import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { PipeableStream } from 'react-dom/server'
import { brokenPage } from './broken-page.ts'
import type { LoadedPage } from './load-page.ts'
import type { PageParts } from './produce-page.ts'
import { renderPage } from './render-page.tsx'
import type { PageLocation } from './page-location.ts'

type Page = Extract<LoadedPage, { kind: 'page' }>

/** A page as a whole document; one that cannot be rendered is the error page, and in the worst case a plain one. */
export async function documentOf(
  visit: PageLocation,
  page: Page,
  signal: AbortSignal,
  parts: PageParts,
): Promise<{ readonly status: number; readonly body: string }> {
  const { site } = visit.context
  const rendered = async (each: Page) => ({
    status: each.status,
    body: await collected(await renderPage(visit, each, parts), signal),
  })
  try {
    return await rendered(page)
  } catch (error) {
    if (signal.aborted) throw error
    const id = randomUUID()
    parts.log.error({ id, err: error, page: page.page }, 'a page could not be rendered')
    return rendered({ ...page, status: 500, error: { status: 500, id } }).catch(() => ({
      status: 500,
      body: brokenPage(site.id),
    }))
  }
}

async function collected({ pipe, abort }: PipeableStream, signal: AbortSignal): Promise<string> {
  const sink = new PassThrough()
  const stop = () => {
    abort(signal.reason)
    sink.destroy()
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await text(pipe(sink))
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
