import { similarItemsEvent } from '@wallart/sdk/analytics'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useSay } from '../../app/say.ts'
import { ProductRow } from '../../products/product-row.tsx'
import { plainTile, type PlainWork } from '../../products/plain-tile.ts'

interface MoreLikeThisProps {
  readonly items: readonly PlainWork[]
  /** The product on whose page they stand. */
  readonly upi: string
}

/** Works that look like the one on the page. */
export function MoreLikeThis({ items, upi }: MoreLikeThisProps) {
  const say = useSay()
  return (
    <ProductRow
      id="more-like-this"
      title="More Like This"
      tiles={items.map(plainTile(say))}
      onFollow={(tile, place) => pushEvent(similarItemsEvent(upi, tile.upi, place))}
    />
  )
}
