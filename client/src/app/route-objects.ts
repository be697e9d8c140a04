import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { PAGES } from '../routes.ts'
import { Frame } from '../shell/frame.tsx'
import { Trouble } from '../shell/trouble.tsx'

/** The id of the route around every page. */
export const FRAME = 'frame'

/** The shop's routes for the router; where their data comes from differs between server and browser. */
export function routeObjects(loader: (id: string) => LoaderFunction | true): RouteObject[] {
  const children = PAGES.map(({ id, path, page }) => ({
    id,
    path,
    lazy: page,
    loader: loader(id),
    ErrorBoundary: Trouble,
  }))
  return [{ id: FRAME, Component: Frame, ErrorBoundary: Trouble, loader: loader(FRAME), children }]
}
