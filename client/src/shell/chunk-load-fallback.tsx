import { useEffect, useState, type ComponentType } from 'react'
import type { PageRoute } from '../framework/page-route.ts'
import { Unreachable } from './unreachable.tsx'

/** Stands in for a page whose code could not be fetched, until it can. */
export function createChunkLoadFallback(page: PageRoute['page']): ComponentType {
  return function ChunkLoadFallback() {
    const [pageModule, setPageModule] = useState<Awaited<ReturnType<typeof page>>>()
    // It may be shown only after the connection has come back, and no event tells it then.
    useEffect(() => {
      if (navigator.onLine) page().then(setPageModule, () => {})
    }, [])
    if (pageModule) return <pageModule.Component />
    // Code that still does not come, although the shop answers, is that of an older build.
    return <Unreachable onRetry={() => page().then(setPageModule, () => location.reload())} />
  }
}
