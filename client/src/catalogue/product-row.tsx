import { hasArrows, PRODUCT_CAROUSEL, PRODUCT_SCROLLER, type Message } from '@wallart/sdk'
import { Link } from '../framework/link.tsx'
import { useTranslate } from '../i18n/translate.ts'
import type { TileView } from './tile-view.ts'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import styles from './product-row.module.css'
import { useTileListTracking } from './use-tile-list-tracking.ts'
import { Tile } from './tile.tsx'

export interface ProductRowProps {
  readonly id: string
  readonly title: Message
  readonly tiles: readonly TileView[]
  readonly more?: string | undefined
  /** In the carousel the first follows the last one, and the mouse may pull them (S2 §9); the scroller has arrows everywhere (S0 §9). */
  readonly layout?: keyof typeof ROW_LAYOUTS
  readonly onFollow?: (tile: TileView, index: number) => void
}

/** The server sends as much of a row as two screens show, and the browser adds the rest. */
const SCREENS_SENT = 2

const { visible, ...CAROUSEL_BEHAVIOR } = PRODUCT_CAROUSEL

const ROW_LAYOUTS = {
  row: { columns: 5, most: 5, turns: {} },
  carousel: { columns: visible, most: visible, turns: CAROUSEL_BEHAVIOR },
  scroller: { columns: PRODUCT_SCROLLER.placeholders, most: PRODUCT_SCROLLER.visible, turns: {} },
} as const

export function ProductRow({ id, title, tiles, more, layout = 'row', onFollow }: ProductRowProps) {
  const trackClick = useTileListTracking(title.message, { kind: 'row', id }, tiles)
  const t = useTranslate()
  const isHydrated = useHydrated()
  if (tiles.length === 0) return null
  const name = t(title)
  const { columns, most: maxVisible, turns: carouselProps } = ROW_LAYOUTS[layout]
  const shown = isHydrated || layout === 'carousel' ? tiles : tiles.slice(0, SCREENS_SENT * maxVisible)
  const hasMore = hasArrows(tiles.length, maxVisible)
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <h2 id={id}>{name}</h2>
        {more && (
          <Link
            to={more}
            aria-label={t({
              code: 'frame.see-all-of',
              message: `See all: ${name}`,
              values: { name },
            })}
          >
            {t({ code: 'tile.see-all', message: 'See all' })}
          </Link>
        )}
      </div>
      <Carousel
        label={name}
        {...carouselProps}
        columns={{ wide: columns, narrow: 2 }}
        arrows={{ wide: hasMore, narrow: hasMore && layout === 'scroller' }}
      >
        {shown.map((tile, index) => (
          <Tile
            key={tile.upi}
            tile={tile}
            onFollow={() => {
              trackClick(tile)
              onFollow?.(tile, index)
            }}
          />
        ))}
      </Carousel>
    </div>
  )
}
