import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Assets } from '@wallart/client/framework/assets.server.ts'
import type { Boot } from '@wallart/client/framework/boot.ts'
import { Document } from '@wallart/client/framework/document.tsx'
import { packJson } from '@wallart/client/framework/packed-json.ts'
import { preloadLazyParts } from '@wallart/client/framework/lazy-hydrate.tsx'
import { StructuredDataContext } from '@wallart/client/framework/structured-data.tsx'
import { FRAME, routeObjects, type LoadedPageModule } from '@wallart/client/route-objects.ts'
import { PAGES } from '@wallart/client/routes.ts'
import { FrameHtmlContext } from '@wallart/client/framework/frame-html.ts'
import { StrictMode } from 'react'
import {
  renderToPipeableStream,
  renderToString,
  type PipeableStream,
  type RenderToPipeableStreamOptions,
} from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { CallContext } from '../front/call-context.ts'
import type { PageLocation } from '../front/page-location.ts'
import type { FoundPage, PageDependencies } from './load-page.ts'
import { ownTurn } from '../front/own-turn.ts'
import { brokenPage } from './static-page.ts'

type RenderDependencies = Pick<PageDependencies, 'assets' | 'log'>

interface RenderOptions extends Pick<CallContext, 'shopper'> {
  readonly nonce?: string
  readonly routes?: Routes | undefined
}

export type Routes = ReturnType<typeof createStaticHandler>['dataRoutes']

/** Renders a whole document; a page that fails to render becomes the error page, and at worst the static one. */
export async function renderDocument(
  location: PageLocation,
  page: FoundPage,
  app: RenderDependencies,
  { signal, shopper }: Pick<CallContext, 'signal' | 'shopper'>,
): Promise<{ readonly status: number; readonly body: Buffer }> {
  const render = async (each: FoundPage) => ({
    status: each.status,
    body:
      (await renderAtOnce(location, each, app, { signal, shopper })) ??
      Buffer.from(await readAll(await renderPage(location, each, app, { shopper }), signal)),
  })
  try {
    return await render(page)
  } catch (error) {
    if (signal.aborted) throw error
    const id = randomUUID()
    app.log.error({ id, err: error, page: page.page }, 'page render failed')
    return render({ ...page, status: 500, error: { status: 500, id } }).catch(() => ({
      status: 500,
      body: Buffer.from(brokenPage(location, app.assets)),
    }))
  }
}

const DOCTYPE = Buffer.from('<!DOCTYPE html>')

const END = Buffer.from('</body></html>')

const HEAD_END = '</head>'

/** Of a part that fails a document keeps only this: the browser shall try again. */
const FAILED_PART = '<!--$!-->'

/**
 * A whole document in half the time of a stream, byte for byte the same but for its first script; none when a part of it
 * fails, which only a stream reports.
 */
async function renderAtOnce(
  location: PageLocation,
  page: FoundPage,
  { assets }: RenderDependencies,
  { signal, shopper }: Pick<CallContext, 'signal' | 'shopper'>,
): Promise<Buffer | undefined> {
  const routes = await routesOf(page)
  await ownTurn(shopper)
  signal.throwIfAborted()
  // Bytes are searched and copied in half the time of a text that has signs beyond Latin.
  const html = encodeText(renderToString(pageTree(routes, location, page, assets)))
  const headEnd = html.indexOf(HEAD_END)
  const bodyEnd = html.length - END.length
  if (headEnd < 0 || html.includes(FAILED_PART) || !html.subarray(bodyEnd).equals(END)) return undefined
  const { bootstrapScript } = assets
  return Buffer.concat([
    DOCTYPE,
    html.subarray(0, headEnd),
    Buffer.from(`<link rel="preload" as="script" href="${bootstrapScript}"/>`),
    html.subarray(headEnd, bodyEnd),
    // Waits for the styles: a document that ends before they are there is laid out without them, and then once more.
    Buffer.from(`<script src="${bootstrapScript}"></script>`),
    END,
  ])
}

const scratch = Buffer.allocUnsafeSlow(1024 ** 2)

/** Bytes to be read at once: new memory for a document takes as long as writing it. */
function encodeText(html: string): Buffer {
  if (html.length * LONGEST_CHARACTER > scratch.length) return Buffer.from(html)
  return scratch.subarray(0, scratch.write(html))
}

/** Bytes in UTF-8 of one unit of a text. */
const LONGEST_CHARACTER = 3

/** Renders a page; resolves when all of it may be sent. Under a nonce a part that fails is left to the browser. */
export async function renderPage(
  location: PageLocation,
  page: FoundPage,
  { assets, log }: RenderDependencies,
  { shopper, nonce, routes }: RenderOptions,
): Promise<PipeableStream> {
  const pageRoutes = routes ?? (await routesOf(page))
  await ownTurn(shopper)
  const tree = pageTree(pageRoutes, location, page, assets)
  return new Promise((resolve, reject) => {
    const options: RenderToPipeableStreamOptions = {
      bootstrapScripts: [assets.bootstrapScript],
      ...(nonce && { nonce }),
      onAllReady: () => resolve(stream),
      // Otherwise React sends finished content after its place and moves it there by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError: error => {
        log.error({ err: error, page: page.page }, 'part of a page failed to render')
        // A page that is cached for all visitors is complete, or it is the error page.
        if (!nonce) reject(error)
      },
    }
    const stream = renderToPipeableStream(tree, options)
  })
}

let loadingModules: Promise<ReadonlyMap<string, LoadedPageModule>> | undefined

export function pageModules(): Promise<ReadonlyMap<string, LoadedPageModule>> {
  loadingModules ??= loadModules()
  return loadingModules
}

async function loadModules(): Promise<ReadonlyMap<string, LoadedPageModule>> {
  const modules = new Map<string, LoadedPageModule>()
  // In turn, because not every module loader can link shared code twice at once.
  for (const { id, page } of PAGES) modules.set(id, await page())
  await preloadLazyParts()
  return modules
}

const routesByPage = new Map<string, Routes>()

/** The routes of one page alone: the router ranks all that it is given at each render. */
export async function routesOf({ page }: FoundPage): Promise<Routes> {
  const routes = routesByPage.get(page) ?? toRoutes(page, (await pageModules()).get(page))
  routesByPage.set(page, routes)
  return routes
}

export function toRoutes(page: string, module: LoadedPageModule | undefined): Routes {
  const modules = new Map(module && [[page, module]])
  const pages = PAGES.filter(({ id }) => id === page)
  return createStaticHandler(routeObjects(() => true, modules, pages)).dataRoutes
}

export function pageTree(routes: Routes, location: PageLocation, page: FoundPage, assets: Assets) {
  const context = routerContext(routes, location, page)
  const boot = bootData(location, page, assets)
  const scripts = entryScripts(assets, location.page.folder).join(' ')
  const element = { json: jsonInScript(packJson(boot)), scripts }
  return (
    <StrictMode>
      <Document boot={boot} element={element}>
        <FrameHtmlContext value={page.frame}>
          <StructuredDataContext value={structuredDataText(page)}>
            <StaticRouterProvider
              router={createStaticRouter(routes, context)}
              context={context}
              hydrate={false}
            />
          </StructuredDataContext>
        </FrameHtmlContext>
      </Document>
    </StrictMode>
  )
}

function structuredDataText({ structuredData = [] }: FoundPage): string {
  const [only, ...others] = structuredData
  return jsonInScript(only && others.length === 0 ? only : structuredData)
}

function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function routerContext(
  routes: Routes,
  { basename, url }: PageLocation,
  page: FoundPage,
): StaticHandlerContext {
  const pathname = basename === '/' ? url.pathname : basename + (url.pathname === '/' ? '' : url.pathname)
  const location = { pathname, search: url.search, hash: '', state: null, key: 'default' }
  const { routes: data, error, form } = page
  return {
    basename,
    location,
    matches: matchRoutes(routes, location, basename) ?? [],
    loaderData: { [FRAME]: null, ...data },
    actionData: form ? { [page.page]: form } : null,
    errors: error ? { [page.page]: error } : null,
    statusCode: page.status,
    loaderHeaders: {},
    actionHeaders: {},
  }
}

function bootData(
  { siteContext, basename, page: { folder }, href }: PageLocation,
  page: FoundPage,
  assets: Assets,
): Boot {
  const { build, dev, fonts, texts } = assets
  const { routes, error, form, me } = page
  return {
    build,
    dev,
    basename,
    context: siteContext,
    texts: texts[siteContext.locale.id] ?? {},
    ...pageStyles(assets, folder),
    fonts: fonts[siteContext.site.alias] ?? [],
    routes,
    ...(me && { me }),
    ...(form ? { form: { route: page.page, state: form, address: href } } : {}),
    ...(error ? { pageError: { route: page.page, error } } : {}),
  }
}

/** The style sheets of a page, and those that the next page may need. */
export function pageStyles({ styles, innerStyles, innerPages }: Assets, folder: string) {
  return innerPages.includes(folder)
    ? { styles: [...styles, ...innerStyles], laterStyles: [] }
    : { styles, laterStyles: innerStyles }
}

/** All scripts of a page. */
function entryScripts({ entryScripts: always, pages }: Assets, folder: string): readonly string[] {
  return [...always, ...(pages[folder] ?? [])]
}

export async function readAll({ pipe, abort }: PipeableStream, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted()
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
