import { Link } from '../app/link.tsx'
import type { TileView } from './tile-view.ts'
import { Carousel } from '../ui/carousel/carousel.tsx'
import styles from './product-row.module.css'
import { useTileList } from './tile-list.ts'
import { Tile } from './tile.tsx'

interface ProductRowProps {
  readonly id: string
  readonly title: string
  readonly tiles: readonly TileView[]
  /** Where all of them are, if there is such a page. */
  readonly more?: string | undefined
  /** Is told when somebody follows a product, with its place from 0. */
  readonly onFollow?: (tile: TileView, place: number) => void
}

/** Products in a row, which scrolls, and a way to more of them. */
export function ProductRow({ id, title, tiles, more, onFollow }: ProductRowProps) {
  const follow = useTileList(title, { kind: 'row', id }, tiles)
  if (tiles.length === 0) return null
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more && (
          <Link to={more} aria-label={`See all: ${title}`}>
            See all
          </Link>
        )}
      </div>
      <Carousel
        label={title}
        columns={{ wide: 5, narrow: 2 }}
        arrows={{ wide: tiles.length > 5, narrow: false }}
      >
        {tiles.map((tile, place) => (
          <Tile
            key={tile.upi}
            tile={tile}
            onFollow={() => {
              follow(tile)
              onFollow?.(tile, place)
            }}
          />
        ))}
      </Carousel>
    </div>
  )
}
