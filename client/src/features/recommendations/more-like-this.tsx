import { similarItemsEvent } from '@wallart/sdk/analytics'
import { pushEvent } from '../../analytics/data-layer.ts'
import { ProductRow } from '../../catalogue/product-row.tsx'
import { tileFromSummary, type WorkSummary } from '../../catalogue/tile-from-summary.ts'

interface MoreLikeThisProps {
  readonly items: readonly WorkSummary[]
  readonly upi: string
}

export function MoreLikeThis({ items, upi }: MoreLikeThisProps) {
  return (
    <ProductRow
      id="more-like-this"
      title={{ code: 'row.more-like-this', message: 'More Like This' }}
      tiles={items.map(tileFromSummary)}
      onFollow={(tile, index) => pushEvent(similarItemsEvent(upi, tile.upi, index))}
    />
  )
}
