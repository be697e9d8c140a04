import { WISHLIST_PATH } from '@wallart/sdk'
import { removeFromWishlistEvent } from '@wallart/sdk/analytics'
import { pushEvent } from '../../analytics/data-layer.ts'
import { Price } from '../../catalogue/price.tsx'
import type { TileView } from '../../catalogue/tile-view.ts'
import { useTileProduct } from '../../catalogue/use-tile-list-tracking.ts'
import { tilePicture } from '../../catalogue/work-picture.ts'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ActionButton } from '../account/action-button.tsx'
import styles from './page.module.css'

export function WishlistItem({ tile }: { readonly tile: TileView }) {
  const { href, imageId, name, artist, productType } = tile
  const product = useTileProduct()
  const t = useTranslate()
  return (
    <li className={styles.item}>
      <Picture files={tilePicture(imageId)} sizes="96px" width={96} height={96} alt="" fit="whole" />
      <div>
        <h2>
          <Link to={href}>{name}</Link>
        </h2>
        <p>{artist}</p>
        <p>{productType}</p>
        {tile.price && <Price {...tile} />}
      </div>
      <ActionButton
        action={WISHLIST_PATH}
        fields={{ imageId, intent: 'remove' }}
        onDone={() => pushEvent(removeFromWishlistEvent([product(tile)]))}
      >
        {t({ code: 'common.remove', message: 'Remove' })}
        <HiddenText> {name}</HiddenText>
      </ActionButton>
    </li>
  )
}
