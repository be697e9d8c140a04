import type { Boot } from '@wallart/client/app/boot.ts'
import { Document } from '@wallart/client/app/document.tsx'
import { routeObjects } from '@wallart/client/app/route-objects.ts'
import { StrictMode } from 'react'
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { Parts } from '../parts.ts'
import type { LoadedPage } from './load-page.ts'
import type { Visit } from './visit.ts'

type Page = Extract<LoadedPage, { kind: 'page' }>

/** Renders a loaded page; the promise settles when the whole document is ready to be sent, or has failed. */
export async function renderPage(visit: Visit, page: Page, { assets, log }: Parts): Promise<PipeableStream> {
  const { basename } = visit
  const routes = routeObjects(id => () => {
    if (id === page.page && page.error) throw page.error
    return page.routes[id] ?? null
  })
  const handler = createStaticHandler(routes, { basename })
  const address = new URL(
    basename === '/' ? visit.url : basename + visit.url.pathname + visit.url.search,
    visit.url,
  )
  const context = await handler.query(new Request(address))
  if (context instanceof Response) throw new Error('A page answered with a redirect while it was rendered.')

  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <StrictMode>
        <Document boot={bootOf(visit, page, assets)}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Document>
      </StrictMode>,
      {
        bootstrapModules: [assets.entry, ...assets.imports, ...(assets.pages[page.page] ?? [])],
        // Content that is ready stays in its place instead of being moved there by an inline script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(stream),
        onShellError: reject,
        onError: error =>
          log.error({ err: error, page: page.page }, 'a part of a page could not be rendered'),
      },
    )
  })
}

function bootOf(
  { context, basename }: Visit,
  { page, routes, error }: Page,
  { build, dev, styles }: Parts['assets'],
): Boot {
  const { site, locale, form } = context
  return {
    build,
    dev,
    basename,
    context: { site, locale, form },
    styles,
    routes,
    ...(error ? { trouble: { route: page, error } } : {}),
  }
}
