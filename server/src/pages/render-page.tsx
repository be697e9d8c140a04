import type { Boot } from '@wallart/client/framework/boot.ts'
import { Document } from '@wallart/client/framework/document.tsx'
import { StrictMode } from 'react'
import {
  renderToPipeableStream,
  type PipeableStream,
  type RenderToPipeableStreamOptions,
} from 'react-dom/server'
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { LoadedPage } from './load-page.ts'
import type { PageParts } from './produce-page.ts'
import { scriptsOf } from './scripts-of.ts'
import { staticContext, staticRoutes, type Routes } from './static-routes.ts'
import type { PageLocation } from './page-location.ts'

type Page = Extract<LoadedPage, { kind: 'page' }>

/** How a page is rendered: as a whole, or from its first complete frame on, under a nonce. */
export interface RenderWish {
  readonly nonce?: string
}

/** Renders a loaded page; the promise settles when it may be sent, or has failed. */
export async function renderPage(
  visit: PageLocation,
  page: Page,
  { assets, log }: PageParts,
  { nonce }: RenderWish = {},
): Promise<PipeableStream> {
  const tree = pageTree(await staticRoutes(), visit, page, { assets })
  return new Promise((resolve, reject) => {
    const ready = () => resolve(stream)
    const options: RenderToPipeableStreamOptions = {
      bootstrapModules: [assets.begin],
      ...(nonce ? { nonce, onShellReady: ready } : { onAllReady: ready }),
      // Content that is ready stays in its place instead of being moved there by an inline script, which some do not run.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError: error => {
        log.error({ err: error, page: page.page }, 'a part of a page could not be rendered')
        // A page that is kept for everybody is whole, or it is the error page.
        if (!nonce) reject(error)
      },
    }
    const stream = renderToPipeableStream(tree, options)
  })
}

/** The whole document of a loaded page, as React sees it. */
export function pageTree(
  routes: Routes,
  visit: PageLocation,
  page: Page,
  { assets }: Pick<PageParts, 'assets'>,
) {
  const context = staticContext(routes, visit, page)
  return (
    <StrictMode>
      <Document boot={bootOf(visit, page, assets)}>
        <StaticRouterProvider
          router={createStaticRouter(routes, context)}
          context={context}
          hydrate={false}
        />
      </Document>
    </StrictMode>
  )
}

function bootOf(
  visit: PageLocation,
  { page, routes, error, form: state }: Page,
  assets: PageParts['assets'],
): Boot {
  const { context, basename } = visit
  const { build, dev, styles, fonts, texts } = assets
  const { site, locale, form } = context
  return {
    build,
    dev,
    basename,
    context: { site, locale, form },
    texts: texts[locale.id] ?? {},
    styles,
    fonts: fonts[site.alias] ?? [],
    scripts: scriptsOf(assets, visit.page.folder),
    routes,
    ...(state ? { form: { route: page, state } } : {}),
    ...(error ? { pageError: { route: page, error } } : {}),
  }
}
