import { useEffect } from 'react'
import { useActivities } from '../analytics/activities.ts'
import { ProductRow } from './product-row.tsx'
import type { RecommendedView } from './recommended-view.ts'
import type { TileView } from './tile-view.ts'

interface RecommendedRowProps {
  readonly id: string
  readonly title: string
  readonly recommended: RecommendedView
  /** Is told when somebody follows a product, with its place from 0. */
  readonly onFollow?: (tile: TileView, place: number) => void
}

/** What a recommender proposes, in a row; it hears what is shown and what is followed. */
export function RecommendedRow({ id, title, recommended, onFollow }: RecommendedRowProps) {
  const { by, tiles } = recommended
  const tell = useActivities()
  useEffect(() => {
    if (tiles.length > 0) tell({ name: 'viewReco', by, ids: tiles.map(({ upi }) => upi) })
  }, [tell, by, tiles])
  return (
    <ProductRow
      id={id}
      title={title}
      tiles={tiles}
      onFollow={(tile, place) => {
        onFollow?.(tile, place)
        tell({ name: 'clickReco', by, id: tile.upi })
      }}
    />
  )
}
