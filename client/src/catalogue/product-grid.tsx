import { LIST_SETTINGS } from '@wallart/sdk'
import { useRef } from 'react'
import { useSite } from '../i18n/site-context.ts'
import { useExperiment } from '../framework/use-experiment.ts'
import { useMedia, WIDE } from '../ui/use-media.ts'
import styles from './product-grid.module.css'
import { ListScrollRestoration } from '../framework/list-scroll-restoration.tsx'
import { useTileListTracking, type TileListOrigin } from './use-tile-list-tracking.ts'
import type { TileView } from './tile-view.ts'
import { Tile } from './tile.tsx'

interface ProductGridProps {
  readonly tiles: readonly TileView[]
  readonly label: string
  readonly origin?: TileListOrigin
}

export function ProductGrid({ tiles, label, origin }: ProductGridProps) {
  const perRow = LIST_SETTINGS[useSite().site.id].tilesPerRow
  const list = useRef<HTMLUListElement>(null)
  const trackClick = useTileListTracking(label, origin ?? { kind: 'row', id: label }, tiles)
  const isInExperiment = useExperiment('tiles-in-new-tab')
  const isWide = useMedia(WIDE)
  return (
    <>
      <ul ref={list} className={styles.grid} data-per-row={perRow} aria-label={label}>
        {tiles.map((tile, index) => (
          <li key={tile.upi} id={`work-${tile.imageId}`}>
            <Tile
              tile={tile}
              level={2}
              isFirst={index < perRow}
              opensNewTab={isInExperiment && isWide}
              onFollow={() => trackClick(tile)}
            />
          </li>
        ))}
      </ul>
      <ListScrollRestoration list={list} />
    </>
  )
}
