import { siteLink } from '@wallart/sdk'
import type { SubmitEvent } from 'react'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useGalleryWall } from '../../catalogue/use-gallery-wall.ts'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './cart-line.module.css'
import type { CartLineView } from './cart-view.ts'
import { useRemoveLine } from './use-remove-line.ts'

export function CartLine({ line }: { readonly line: CartLineView }) {
  const { itemId, title, artist, alt, href, details, notes, isUnavailable } = line
  const action = siteLink('/cart/remove', useSite())
  const t = useTranslate()
  const wall = useGalleryWall()
  const { isLeaving, remove } = useRemoveLine(line)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void remove()
  }

  return (
    <li className={styles.line} aria-busy={isLeaving}>
      <div className={styles.picture}>
        <Picture
          files={variantPicture(line, wall, 480)}
          sizes="(min-width: 768px) 11rem, 30vw"
          width={480}
          height={480}
          alt={alt}
          urgency="eager"
          fit="whole"
        />
      </div>
      <div className={styles.what}>
        <h2>{href ? <Link to={href}>{title}</Link> : title}</h2>
        {isUnavailable && (
          <p className={styles.gone}>
            <Badge>{t({ code: 'badge.unavailable', message: 'Unavailable' })}</Badge>
          </p>
        )}
        {artist && <p className={styles.artist}>{artist}</p>}
        <dl className={styles.details}>
          {details.map(({ label: name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {notes.map(note => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <Price line={line} />
      <form method="post" action={action} className={styles.removal} onSubmit={submit}>
        <input type="hidden" name="item" value={itemId} />
        <Button type="submit" look="quiet" isPending={isLeaving}>
          {t({ code: 'common.remove', message: 'Remove' })}
          <HiddenText> {title}</HiddenText>
        </Button>
      </form>
    </li>
  )
}

function Price({ line: { quantity, price, fullPrice, unitPrice } }: { readonly line: CartLineView }) {
  const t = useTranslate()
  return (
    <div className={styles.price}>
      <p>
        <span className={styles.quantity}>
          {t({ code: 'cart.quantity', message: `Quantity ${quantity}`, values: { quantity } })}
        </span>
        {unitPrice && (
          <span className={styles.each}>
            {t({ code: 'cart.each', message: `${unitPrice} each`, values: { unitPrice } })}
          </span>
        )}
      </p>
      <p className={styles.total}>
        {fullPrice && (
          <>
            <HiddenText>{`${t({ code: 'common.was', message: 'Was' })} `}</HiddenText>
            <del>{fullPrice}</del> <HiddenText>{`${t({ code: 'common.now', message: 'Now' })} `}</HiddenText>
          </>
        )}
        <strong>{price}</strong>
      </p>
    </div>
  )
}
