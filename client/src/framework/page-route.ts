import type { ComponentType } from 'react'
import type { ShouldRevalidateFunction } from 'react-router-dom'

/** One page of the shop; how the server answers it is listed in routes.server.ts. */
export interface PageRoute {
  readonly id: string
  readonly path: string
  readonly page: () => Promise<PageModule>
}

export interface PageModule {
  readonly Component: ComponentType
  /** What shows in place of a page that failed, where it is more than the message. */
  readonly ErrorBoundary?: ComponentType
  /** The title and meta data of a page that is the same for all its data: its frame is sent while the data is loading. */
  readonly Head?: ComponentType
  /** Whether another address of the same page needs other data; without it, it always does. */
  readonly shouldRevalidate?: ShouldRevalidateFunction
}
