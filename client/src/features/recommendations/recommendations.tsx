import { showsRecommendations } from '@wallart/sdk'
import { pdpRecommendationClickEvent } from '@wallart/sdk/analytics'
import { useMemo, useRef } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { RecommendedRow } from '../../catalogue/recommended-row.tsx'
import type { RecommendedView } from '../../catalogue/recommended-view.ts'
import { Loading, TileSkeleton } from '../../ui/skeleton/skeleton.tsx'
import { useDelayed } from '../../ui/skeleton/use-delayed.ts'
import styles from './recommendations.module.css'
import { useRecommendations } from './use-recommendations.ts'

interface RecommendationsProps {
  readonly upi: string
  readonly seen: readonly { readonly upi: string }[]
}

export function Recommendations({ upi, seen }: RecommendationsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { found, isLoading } = useRecommendations(ref, 'upi', upi)
  const isWaiting = useDelayed(isLoading)
  const tiles = useMemo(() => unseenFirst(found?.tiles ?? [], seen), [found, seen])
  return (
    <div ref={ref} className={styles.place}>
      {!found && isWaiting && <RecommendationsSkeleton />}
      {found && showsRecommendations(tiles.length) && (
        <RecommendedRow
          id="recommendations"
          title={{ code: 'row.you-may-also-like', message: 'You May Also Like' }}
          recommended={{ by: found.by, tiles }}
          onFollow={({ upi: followed }, index) =>
            pushEvent(pdpRecommendationClickEvent(found.by, followed, index))
          }
        />
      )}
    </div>
  )
}

function unseenFirst(
  tiles: RecommendedView['tiles'],
  seen: RecommendationsProps['seen'],
): RecommendedView['tiles'] {
  const seenUpis = new Set(seen.map(({ upi }) => upi))
  return [...tiles.filter(({ upi }) => !seenUpis.has(upi)), ...tiles.filter(({ upi }) => seenUpis.has(upi))]
}

function RecommendationsSkeleton() {
  const t = useTranslate()
  return (
    <Loading label={t({ code: 'row.loading-recommendations', message: 'Loading recommendations' })}>
      <div className={styles.waiting}>
        {['first', 'second', 'third', 'fourth', 'fifth'].map(each => (
          <TileSkeleton key={each} />
        ))}
      </div>
    </Loading>
  )
}
