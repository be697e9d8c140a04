import { TILES_PER_ROW } from '@wallart/sdk'
import { useSite } from '../app/site-context.ts'
import styles from './product-grid.module.css'
import type { TileView } from './tile-view.ts'
import { Tile } from './tile.tsx'

interface ProductGridProps {
  readonly tiles: readonly TileView[]
  readonly label: string
}

/** Products in rows; all of them are in the document, and those out of sight cost nothing. */
export function ProductGrid({ tiles, label }: ProductGridProps) {
  const perRow = TILES_PER_ROW[useSite().site.id]
  return (
    <ul className={styles.grid} data-per-row={perRow} aria-label={label}>
      {tiles.map((tile, place) => (
        <li key={tile.upi} id={`work-${tile.imageId}`} className={styles.place}>
          <Tile tile={tile} level={2} isFirst={place < perRow} />
        </li>
      ))}
    </ul>
  )
}
