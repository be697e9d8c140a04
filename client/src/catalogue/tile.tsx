import { Link } from '../framework/link.tsx'
import { useTranslate } from '../i18n/translate.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { HiddenText } from '../ui/hidden-text.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { Heart } from './heart.tsx'
import { nameWithArtist } from './name-with-artist.ts'
import { Price } from './price.tsx'
import { useTileProduct } from './use-tile-list-tracking.ts'
import { TileRoom } from './tile-room.tsx'
import type { TileView } from './tile-view.ts'
import styles from './tile.module.css'
import { useHoverIntent } from '../ui/use-hover-intent.ts'
import { tilePicture } from './work-picture.ts'

interface TileProps {
  readonly tile: TileView
  readonly isFirst?: boolean
  readonly level?: 2 | 3
  readonly opensNewTab?: boolean
  readonly onFollow?: () => void
}

export function Tile({ tile, isFirst = false, level = 3, opensNewTab = false, onFollow }: TileProps) {
  const { href, imageId, alt, name, artist, artistHref, productType, size, badges } = tile
  const { hasDwelt, listeners } = useHoverIntent()
  const product = useTileProduct()
  const t = useTranslate()
  const Heading = `h${level}` as const
  return (
    <div className={styles.tile} {...listeners}>
      <div>
        <Picture
          files={tilePicture(imageId)}
          sizes="(min-width:992px)16vw,(min-width:600px)30vw,45vw"
          width={480}
          height={600}
          alt={alt || nameWithArtist(tile, t)}
          urgency={isFirst ? 'first' : 'lazy'}
        />
        {hasDwelt && <TileRoom imageId={imageId} />}
      </div>
      <Heading>
        <Link to={href} onClick={onFollow} {...(opensNewTab && { target: '_blank' })}>
          {name}
          {opensNewTab && (
            <HiddenText> {t({ code: 'tile.opens-in-new-tab', message: '(opens in new tab)' })}</HiddenText>
          )}
        </Link>
      </Heading>
      {artist && <p>{artistHref ? <Link to={artistHref}>{artist}</Link> : artist}</p>}
      {(productType || size) && (
        <p>
          {productType && <span>{productType}</span>} {size && <span>{size}</span>}
        </p>
      )}
      {tile.price && <Price {...tile} />}
      {badges.length > 0 && (
        <div>
          {badges.map(({ text, tone }) => (
            <Badge key={text} {...(tone && { tone })}>
              {text}
            </Badge>
          ))}
        </div>
      )}
      <Heart imageId={imageId} name={name} product={tile.price ? product(tile) : undefined} />
    </div>
  )
}
