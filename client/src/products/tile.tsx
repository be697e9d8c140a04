import { Link } from '../app/link.tsx'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { Heart } from './heart.tsx'
import { Price } from './price.tsx'
import type { TileView } from './tile-view.ts'
import styles from './tile.module.css'
import { tilePicture } from './work-picture.ts'

const TONES: Readonly<Record<string, BadgeTone>> = { green: 'green', yellow: 'yellow', muted: 'muted' }

interface TileProps {
  readonly tile: TileView
  /** Its picture is in sight when the page comes. */
  readonly isFirst?: boolean
  /** The level of its heading. */
  readonly level?: 2 | 3
  /** Is told when somebody follows its link. */
  readonly onFollow?: () => void
}

/** A product in a row: its name leads to it, and all of the tile with it; the heart and the artist are apart. */
export function Tile({ tile, isFirst = false, level = 3, onFollow }: TileProps) {
  const { href, imageId, alt, name, artist, artistHref, productType, size, badges } = tile
  const Heading = `h${level}` as const
  return (
    <div className={styles.tile}>
      <div className={styles.picture}>
        <Picture
          files={tilePicture(imageId)}
          sizes="(min-width: 992px) 16vw, (min-width: 600px) 30vw, 45vw"
          width={480}
          height={600}
          alt={alt}
          fit="whole"
          urgency={isFirst ? 'first' : 'lazy'}
        />
        {badges.length > 0 && (
          <div className={styles.badges}>
            {badges.map(({ text, tone }) => (
              <Badge key={text} tone={TONES[tone] ?? 'neutral'}>
                {text}
              </Badge>
            ))}
          </div>
        )}
      </div>
      <Heading className={styles.name}>
        <Link to={href} className={styles.link} onClick={onFollow}>
          {name}
        </Link>
      </Heading>
      {artist && (
        <p className={styles.artist}>{artistHref ? <Link to={artistHref}>{artist}</Link> : artist}</p>
      )}
      {(productType || size) && (
        <p className={styles.kind}>
          {productType}
          {productType && size && ' · '}
          {size}
        </p>
      )}
      {tile.price && <Price {...tile} />}
      <div className={styles.heart}>
        <Heart imageId={imageId} name={name} />
      </div>
    </div>
  )
}
