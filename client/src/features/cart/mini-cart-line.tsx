import { useGalleryWall } from '../../catalogue/use-gallery-wall.ts'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { CartLineView } from '../../stores/cart-view.ts'
import { Button } from '../../ui/button/button.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './mini-cart.module.css'

const SHOWN_DETAILS = 2

interface MiniCartLineProps {
  readonly line: CartLineView
  readonly isLeaving: boolean
  readonly onRemove: () => void
}

export function MiniCartLine({ line, isLeaving, onRemove }: MiniCartLineProps) {
  const { title, href, details, quantity, price } = line
  const t = useTranslate()
  const wall = useGalleryWall()
  return (
    <li className={styles.line} aria-busy={isLeaving} inert={isLeaving}>
      <div className={styles.picture}>
        <Picture
          files={variantPicture(line, wall, 160)}
          sizes="5rem"
          width={160}
          height={160}
          alt=""
          fit="whole"
        />
      </div>
      <div className={styles.words}>
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        <p className={styles.details}>
          {details
            .slice(0, SHOWN_DETAILS)
            .map(({ value }) => value)
            .join(', ')}
        </p>
        <p className={styles.price}>
          <span>{t({ code: 'cart.quantity', message: `Quantity ${quantity}`, values: { quantity } })}</span>
          <strong>{price}</strong>
        </p>
        <Button look="quiet" onClick={onRemove}>
          {t({ code: 'common.remove', message: 'Remove' })}
          <HiddenText> {title}</HiddenText>
        </Button>
      </div>
    </li>
  )
}
