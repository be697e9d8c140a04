import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { innerStylesLoaded } from './framework/inner-styles.ts'
import type { PageRoute } from './framework/page-route.ts'
import { PAGES } from './routes.ts'
import { Frame } from './shell/frame.tsx'
import { createChunkLoadFallback } from './shell/chunk-load-fallback.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'

export const FRAME = 'frame'

export type LoadedPageModule = Awaited<ReturnType<PageRoute['page']>>

/** The shop's routes for the router; pages whose code is at hand are not fetched when they are shown. */
export function routeObjects(
  loader: (id: string) => LoaderFunction | true,
  preloaded: ReadonlyMap<string, LoadedPageModule> = new Map(),
  pages: readonly PageRoute[] = PAGES,
): RouteObject[] {
  const children = pages.map(({ id, path, page }) =>
    Object.assign(
      { id, path, caseSensitive: true, loader: loader(id) },
      preloaded.has(id)
        ? { ErrorBoundary: ErrorScreen, ...preloaded.get(id) }
        : { lazy: withUnreachableFallback(page) },
    ),
  )
  return [
    {
      id: FRAME,
      Component: Frame,
      ErrorBoundary: ErrorScreen,
      loader: loader(FRAME),
      // Its data comes along with each page's, so it is never requested alone.
      shouldRevalidate: () => false,
      children,
    },
  ]
}

// The router shows nothing at all in place of a page whose code could not be fetched.
function withUnreachableFallback(page: PageRoute['page']): PageRoute['page'] {
  return async () => {
    try {
      const loaded = await page()
      await innerStylesLoaded()
      return { ErrorBoundary: ErrorScreen, ...loaded }
    } catch {
      return { Component: createChunkLoadFallback(page), ErrorBoundary: ErrorScreen }
    }
  }
}
