import { similarItemsEvent } from '@wallart/sdk/analytics'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useTranslate } from '../../app/translate.ts'
import { ProductRow } from '../../products/product-row.tsx'
import { tileFromSummary, type WorkSummary } from '../../products/tile-from-summary.ts'

interface MoreLikeThisProps {
  readonly items: readonly WorkSummary[]
  /** The product on whose page they stand. */
  readonly upi: string
}

/** Works that look like the one on the page. */
export function MoreLikeThis({ items, upi }: MoreLikeThisProps) {
  const t = useTranslate()
  return (
    <ProductRow
      id="more-like-this"
      title="More Like This"
      tiles={items.map(tileFromSummary(t))}
      onFollow={(tile, index) => pushEvent(similarItemsEvent(upi, tile.upi, index))}
    />
  )
}
