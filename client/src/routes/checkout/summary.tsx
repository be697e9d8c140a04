import { useGalleryWall } from '../../catalogue/use-gallery-wall.ts'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import { lazyHydrate } from '../../framework/lazy-hydrate.tsx'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useMedia, WIDE } from '../../ui/use-media.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import type { CheckoutView } from './checkout-view.ts'
import styles from './summary.module.css'

const PromoBox = lazyHydrate(async () => (await import('../../features/promo-code/promo-box.tsx')).PromoBox)

/** What is being bought; folded on phones until the shopper opens it. */
export function Summary({ view }: { readonly view: CheckoutView }) {
  const { count, lines, rows, promoCodes, promoNotice } = view
  const t = useTranslate()
  const isWide = useMedia(WIDE)
  return (
    <details className={styles.summary} open={isWide}>
      <summary>
        <h2>{t({ code: 'cart.order-summary', message: 'Order Summary' })}</h2>
        <span>{count}</span>
        <strong>{rows.at(-1)?.value}</strong>
      </summary>
      <ul className={styles.lines}>
        {lines.map(line => (
          <Line key={line.itemId} line={line} />
        ))}
      </ul>
      <PromoBox page="checkout" codes={promoCodes} notice={promoNotice} />
      <dl>
        {rows.map(({ key, label, value, notes }) => (
          <div key={key} data-key={key}>
            <dt>
              {label}
              {notes.map(note => (
                <small key={note}>{note}</small>
              ))}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/cart">{t({ code: 'checkout.edit-cart', message: 'Edit cart' })}</Link>
      </p>
    </details>
  )
}

function Line({ line }: { readonly line: CheckoutView['lines'][number] }) {
  const { title, alt, details, quantity, price } = line
  const t = useTranslate()
  const wall = useGalleryWall()
  return (
    <li>
      <Picture
        files={variantPicture(line, wall, 160)}
        sizes="4.5rem"
        width={72}
        height={72}
        alt={alt}
        fit="whole"
      />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{details.join(', ')}</p>
        <p>{t({ code: 'cart.quantity', message: `Quantity ${quantity}`, values: { quantity } })}</p>
      </div>
      <strong>{price}</strong>
    </li>
  )
}
