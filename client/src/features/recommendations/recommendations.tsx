import { showsRecommendations } from '@wallart/sdk'
import { pdpRecommendationClickEvent } from '@wallart/sdk/analytics'
import { useEffect, useRef } from 'react'
import { useActivities } from '../../analytics/activities.ts'
import { pushEvent } from '../../analytics/data-layer.ts'
import { ProductRow } from '../../products/product-row.tsx'
import { Loading, TileSkeleton } from '../../ui/skeleton/skeleton.tsx'
import { useUnhurried } from '../../ui/skeleton/use-unhurried.ts'
import type { RecommendedView } from './recommended-view.ts'
import styles from './recommendations.module.css'
import { useRecommended } from './use-recommended.ts'

/** What is recommended to this visitor beside a product; its browser decides whether it is enough to be shown. */
export function Recommendations({ upi }: { readonly upi: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { found, isAsking } = useRecommended(place, upi)
  const isWaiting = useUnhurried(isAsking)
  return (
    <div ref={place} className={styles.place}>
      {isWaiting ? (
        <Waiting />
      ) : (
        found && showsRecommendations(found.tiles.length) && <Recommended {...found} />
      )}
    </div>
  )
}

function Recommended({ by, tiles }: RecommendedView) {
  const tell = useActivities()
  useEffect(() => {
    tell({ name: 'viewReco', by, ids: tiles.map(({ upi }) => upi) })
  }, [tell, by, tiles])
  return (
    <ProductRow
      id="recommendations"
      title="You May Also Like"
      tiles={tiles}
      onFollow={({ upi }, index) => {
        pushEvent(pdpRecommendationClickEvent(by, upi, index))
        tell({ name: 'clickReco', by, id: upi })
      }}
    />
  )
}

function Waiting() {
  return (
    <Loading label="Loading recommendations">
      <div className={styles.waiting}>
        {['first', 'second', 'third', 'fourth', 'fifth'].map(each => (
          <TileSkeleton key={each} />
        ))}
      </div>
    </Loading>
  )
}
