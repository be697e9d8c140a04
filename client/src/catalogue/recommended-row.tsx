import { useEffect } from 'react'
import { useActivities } from '../analytics/activities.ts'
import { ProductRow, type ProductRowProps } from './product-row.tsx'
import type { RecommendedView } from './recommended-view.ts'

interface RecommendedRowProps extends Omit<ProductRowProps, 'tiles' | 'more'> {
  readonly recommended: RecommendedView
}

/** What a recommender proposes, in a row; it hears what is shown and what is followed. */
export function RecommendedRow({ recommended, onFollow, ...row }: RecommendedRowProps) {
  const { by, tiles } = recommended
  const tell = useActivities()
  useEffect(() => {
    if (tiles.length > 0) tell({ name: 'viewReco', by, ids: tiles.map(({ upi }) => upi) })
  }, [tell, by, tiles])
  return (
    <ProductRow
      {...row}
      tiles={tiles}
      onFollow={(tile, options) => {
        onFollow?.(tile, options)
        tell({ name: 'clickReco', by, id: tile.upi })
      }}
    />
  )
}
