import { useSyncExternalStore } from 'react'
import { useSite } from '../i18n/site-context.ts'
import { tileFromSummary } from './tile-from-summary.ts'
import { ProductRow } from './product-row.tsx'
import { recentWorks, subscribeToRecentWorks, type RecentWork } from './recent-works.ts'

const NONE: readonly RecentWork[] = []

const MAX_SHOWN = 10

export function RecentlyViewed({ current }: { readonly current?: string | undefined }) {
  const { id } = useSite().site
  const works = useSyncExternalStore(
    subscribeToRecentWorks,
    () => recentWorks(id),
    () => NONE,
  )
  const others = works.filter(({ imageId }) => imageId !== current).slice(0, MAX_SHOWN)
  return (
    <ProductRow
      id="recently-viewed"
      title={{ code: 'row.recently-viewed', message: 'Recently viewed' }}
      tiles={others.map(tileFromSummary)}
    />
  )
}
