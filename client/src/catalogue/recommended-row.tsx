import { useEffect } from 'react'
import { useSendActivity } from '../analytics/activities.ts'
import { ProductRow, type ProductRowProps } from './product-row.tsx'
import type { RecommendedView } from './recommended-view.ts'

interface RecommendedRowProps extends Omit<ProductRowProps, 'tiles' | 'more'> {
  readonly recommended: RecommendedView
}

export function RecommendedRow({ recommended, onFollow, ...row }: RecommendedRowProps) {
  const { by, tiles } = recommended
  const sendActivity = useSendActivity()
  useEffect(() => {
    if (tiles.length > 0) sendActivity({ name: 'viewReco', by, ids: tiles.map(({ upi }) => upi) })
  }, [sendActivity, by, tiles])
  return (
    <ProductRow
      {...row}
      tiles={tiles}
      onFollow={(tile, index) => {
        onFollow?.(tile, index)
        sendActivity({ name: 'clickReco', by, id: tile.upi })
      }}
    />
  )
}
