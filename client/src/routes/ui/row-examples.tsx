import {
  hasArrows,
  PRODUCT_CAROUSEL,
  PRODUCT_SCROLLER,
  RECOMMENDATIONS_VISIBLE,
  type TileBadge,
} from '@wallart/sdk'
import { Badge } from '../../ui/badge/badge.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Loading, TileSkeleton } from '../../ui/skeleton/skeleton.tsx'
import { Example, Examples } from './example.tsx'
import styles from './page.module.css'
import { pictureFiles } from './picture-files.ts'

interface Tile {
  readonly imageId: string
  readonly title: string
  readonly price: string
  readonly badge?: readonly [TileBadge['tone'], string]
}

const TILES: readonly Tile[] = Array.from({ length: 10 }, (_, at) => ({
  imageId: `A${1001 + at * 7}`,
  title: `Picture No. ${at + 1}`,
  price: `From $${19 + at}.99`,
  ...(at % 4 === 0 && { badge: ['green', 'New'] as const }),
  ...(at % 4 === 1 && { badge: ['yellow', 'Sale'] as const }),
}))

const onAllWidths = (arrows: boolean) => ({ wide: arrows, narrow: arrows })

export function RowExamples() {
  const { visible, isInfinite, isDraggable, speedMs } = PRODUCT_CAROUSEL
  const { desktop, mobile } = RECOMMENDATIONS_VISIBLE
  return (
    <Examples title="Rows of pictures">
      <Example title="Product carousel: 4 in sight, without ends, the mouse may pull it">
        <Carousel
          label="Best sellers"
          columns={{ wide: visible, narrow: 2 }}
          arrows={onAllWidths(hasArrows(TILES.length, visible))}
          isInfinite={isInfinite}
          isDraggable={isDraggable}
          speedMs={speedMs}
        >
          {tiles(TILES, 'carousel')}
        </Carousel>
      </Example>
      <Example title="Recommendations: 5 in sight, 2 on a phone">
        <Carousel
          label="You May Also Like"
          columns={{ wide: desktop, narrow: mobile }}
          arrows={{ wide: hasArrows(7, desktop), narrow: hasArrows(7, mobile) }}
        >
          {tiles(TILES.slice(0, 7), 'recommended')}
        </Carousel>
      </Example>
      <Example title="Product scroller: with 3 there are no arrows">
        <Carousel
          label="New this week"
          columns={{ wide: PRODUCT_SCROLLER.visible, narrow: 2 }}
          arrows={onAllWidths(hasArrows(3, PRODUCT_SCROLLER.visible))}
        >
          {tiles(TILES.slice(0, 3), 'scroller')}
        </Carousel>
      </Example>
      <Example title="Product scroller on its way: 4 placeholders">
        <Loading label="Loading products">
          <div className={styles.four}>
            {Array.from({ length: PRODUCT_SCROLLER.placeholders }, (_, at) => (
              <TileSkeleton key={at} />
            ))}
          </div>
        </Loading>
      </Example>
    </Examples>
  )
}

function tiles(rows: readonly Tile[], where: string) {
  return rows.map(({ imageId, title, price, badge }) => (
    <article key={imageId} className={styles.tile}>
      {badge && (
        <span className={styles.badge}>
          <Badge tone={badge[0]}>{badge[1]}</Badge>
        </span>
      )}
      <div className={styles.frame}>
        <Picture
          files={pictureFiles(imageId, 480)}
          sizes="(min-width: 992px) 22vw, 46vw"
          width={480}
          height={600}
          alt=""
          fit="whole"
        />
      </div>
      <a href={`#${where}`} className={styles.tileName}>
        {title}
      </a>
      <span className={styles.price}>{price}</span>
    </article>
  ))
}
