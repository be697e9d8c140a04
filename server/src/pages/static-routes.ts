import { preloadLazyParts } from '@wallart/client/framework/lazy-hydrate.tsx'
import { FRAME, routeObjects, type PageCode } from '@wallart/client/route-objects.ts'
import { PAGES } from '@wallart/client/routes.ts'
import { createStaticHandler, matchRoutes, type StaticHandlerContext } from 'react-router-dom'
import type { LoadedPage } from './load-page.ts'
import type { PageLocation } from './page-location.ts'

type Page = Extract<LoadedPage, { kind: 'page' }>

/** The shop's routes with their components in hand. */
export type Routes = ReturnType<typeof createStaticHandler>['dataRoutes']

let loading: Promise<Routes> | undefined

/** The routes as the server renders them: every page's code is there before the first request needs it. */
export function staticRoutes(): Promise<Routes> {
  loading ??= loaded()
  return loading
}

async function loaded(): Promise<Routes> {
  const ready = new Map<string, PageCode>()
  // One after the other: pages share code, and not every loader of modules can link it twice at once.
  for (const { id, page } of PAGES) ready.set(id, await page())
  await preloadLazyParts()
  return createStaticHandler(routeObjects(() => true, ready)).dataRoutes
}

/** What the router would know of a page after loading it. */
export function staticContext(
  routes: Routes,
  { basename, url }: PageLocation,
  page: Page,
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
