import { parsePhotoUpi, siteLink, type Message } from '@wallart/sdk'
import { useEffect, useId, useRef } from 'react'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useGalleryWall } from '../../catalogue/use-gallery-wall.ts'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import type { CartState, CartStore } from '../../stores/cart.ts'
import type { CartLineView } from '../../stores/cart-view.ts'
import { useSite } from '../../i18n/site-context.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { eachPrice } from '../../catalogue/each-price.ts'
import { OldPrice } from '../../catalogue/old-price.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './cart-line.module.css'
import { LineAction } from './line-action.tsx'
import { QuantityControl } from './quantity-control.tsx'

const LINES_SEEN_FIRST = 3

interface CartLineProps {
  readonly line: CartLineView
  readonly index: number
  readonly state: CartState
  readonly cart: CartStore
}

export function CartLine({ line, index, state: { pending, errors }, cart }: CartLineProps) {
  const { itemId, title, artist, alt, href, details, notes, isUnavailable } = line
  const isLeaving = isLeavingCart(pending.lines[itemId])
  const t = useTranslate()
  const wall = useGalleryWall()
  return (
    <li className={styles.line} aria-busy={isLeaving} inert={isLeaving}>
      <div className={styles.picture}>
        <Picture
          files={variantPicture(line, wall, 480)}
          sizes="(min-width: 768px) 11rem, 30vw"
          width={480}
          height={480}
          alt={alt}
          urgency={index < LINES_SEEN_FIRST ? 'eager' : 'lazy'}
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
        {line.restriction && <p className={styles.restriction}>{line.restriction}</p>}
      </div>
      <Quantity
        line={line}
        problems={errors.lines[itemId] ?? shortagesOf(line)}
        onChange={cart.setQuantity}
      />
      <Price line={line} isPending={itemId in pending.lines} />
      <LineActions line={line} pending={pending.lines[itemId]} cart={cart} />
    </li>
  )
}

const shortagesOf = ({ shortage }: CartLineView) => (shortage ? [shortage] : [])

function isLeavingCart(kind: string | undefined): boolean {
  return kind !== undefined && kind !== 'quantity'
}

interface LineActionsProps {
  readonly line: CartLineView
  readonly pending: CartState['pending']['lines'][string] | undefined
  readonly cart: CartStore
}

function LineActions({ line, pending, cart }: LineActionsProps) {
  const { upi, href, title } = line
  const context = useSite()
  const t = useTranslate()

  const pressed = useRef<Element>(null)
  useEffect(() => {
    if (pending) return
    // While the line was leaving, it could not have the focus.
    if (pressed.current instanceof HTMLElement) pressed.current.focus()
    pressed.current = null
  }, [pending])

  async function leave(verb: CartStore['remove']) {
    pressed.current = document.activeElement
    await verb(line.itemId)
    const hasLeft = cart.state.view.lines.every(each => each.itemId !== line.itemId)
    if (hasLeft) focusHeading()
  }

  return (
    <div className={styles.actions}>
      {!upi && href && (
        <ButtonLink look="quiet" href={siteLink(href, context)}>
          {t({ code: 'checkout.edit', message: 'Edit' })}
          <HiddenText> {title}</HiddenText>
        </ButtonLink>
      )}
      <LineAction
        path="/cart/remove"
        line={line}
        text={{ code: 'common.remove', message: 'Remove' }}
        isPending={pending === 'remove'}
        onSubmit={() => leave(cart.remove)}
      />
      {upi && !parsePhotoUpi(upi) && (
        <LineAction
          path="/cart/wishlist"
          line={line}
          text={{ code: 'cart.move-to-wishlist', message: 'Move to wishlist' }}
          isPending={pending === 'wishlist'}
          onSubmit={() => leave(cart.moveToWishlist)}
        />
      )}
    </div>
  )
}

interface QuantityProps {
  readonly line: CartLineView
  readonly problems: readonly Message[]
  readonly onChange: CartStore['setQuantity']
}

function Quantity({ line: { itemId, title, quantity, range }, problems, onChange }: QuantityProps) {
  const id = useId()
  const t = useTranslate()
  return (
    <div className={styles.quantity}>
      {range ? (
        <QuantityControl
          itemId={itemId}
          title={title}
          quantity={quantity}
          range={range}
          describedBy={problems.length > 0 ? id : undefined}
          onChange={wanted => void onChange(itemId, wanted)}
        />
      ) : (
        <p>{t({ code: 'cart.quantity', message: `Quantity ${quantity}`, values: { quantity } })}</p>
      )}
      <p id={id} role="alert" className={styles.problem}>
        {problems.map(t).join(' ')}
      </p>
    </div>
  )
}

interface PriceProps {
  readonly line: CartLineView
  readonly isPending: boolean
}

function Price({ line: { price, fullPrice, unitPrice }, isPending }: PriceProps) {
  const t = useTranslate()
  return (
    <div className={styles.price} aria-busy={isPending}>
      <p className={styles.total}>
        <OldPrice price={fullPrice} />
        <strong>{price}</strong>
      </p>
      {unitPrice && <p className={styles.each}>{t(eachPrice(unitPrice))}</p>}
    </div>
  )
}
