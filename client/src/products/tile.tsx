import { Link } from '../app/link.tsx'
import type { TileView } from './tile-view.ts'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'
import { HiddenText } from '../ui/hidden-text.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import styles from './tile.module.css'
import { workPicture } from './work-picture.ts'

const TONES: Readonly<Record<string, BadgeTone>> = { green: 'green', yellow: 'yellow' }

/** A product in a row: its name leads to it, and all of the tile with it. */
export function Tile({ tile }: { readonly tile: TileView }) {
  const { href, imageId, alt, name, artist, prefix, price, oldPrice } = tile
  const [badge] = tile.badges
  return (
    <div className={styles.tile}>
      <div className={styles.picture}>
        <Picture
          files={workPicture(imageId, 640)}
          sizes="(min-width: 992px) 18vw, 46vw"
          width={480}
          height={600}
          alt={alt}
          fit="whole"
        />
        {badge && (
          <span className={styles.badge}>
            <Badge tone={TONES[badge.tone] ?? 'neutral'}>{badge.text}</Badge>
          </span>
        )}
      </div>
      <h3>
        <Link to={href} className={styles.link}>
          {name}
        </Link>
      </h3>
      {artist && <p className={styles.artist}>{artist}</p>}
      <p className={styles.price}>
        {prefix && <span>{prefix} </span>}
        {oldPrice && (
          <del>
            <HiddenText>Was </HiddenText>
            {oldPrice}
          </del>
        )}
        {oldPrice ? (
          <ins>
            <HiddenText>Now </HiddenText>
            {price}
          </ins>
        ) : (
          <span>{price}</span>
        )}
      </p>
    </div>
  )
}
