import { useGalleryWall } from '../../catalogue/use-gallery-wall.ts'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { OldPrice } from '../../catalogue/old-price.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { OrderDetailItem } from './order-detail-view.ts'
import { OrderFacts } from './order-facts.tsx'
import styles from './order-item.module.css'

export function OrderItem({ item }: { readonly item: OrderDetailItem }) {
  const { name, alt, href, imageId, status, tone, details, quantity, price, listPrice, tracking } = item
  const t = useTranslate()
  const wall = useGalleryWall()
  return (
    <li className={styles.item}>
      {imageId ? (
        <Picture
          files={variantPicture({ imageId }, wall, 240)}
          sizes="6rem"
          width={96}
          height={96}
          alt={alt}
          fit="whole"
        />
      ) : (
        <span className={styles.blank} />
      )}
      <div className={styles.what}>
        <h3>{href ? <Link to={href}>{name}</Link> : name}</h3>
        {status && <Badge tone={tone}>{status}</Badge>}
        <OrderFacts facts={details} tracking={tracking} />
      </div>
      <p className={styles.price}>
        <span>{t({ code: 'cart.quantity', message: `Quantity ${quantity}`, values: { quantity } })}</span>
        <span>
          <OldPrice price={listPrice} />
          <strong>{price}</strong>
        </span>
      </p>
    </li>
  )
}
