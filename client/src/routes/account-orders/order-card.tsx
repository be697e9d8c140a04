import { useGalleryWall } from '../../catalogue/use-gallery-wall.ts'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { BuyAgain } from '../../features/order-status/buy-again.tsx'
import styles from './order-card.module.css'
import type { OrderEntry } from './orders-view.ts'

export function OrderCard({ order }: { readonly order: OrderEntry }) {
  const { orderNumber, date, status, tone, count, total, imageIds, hasPieces } = order
  const t = useTranslate()
  const wall = useGalleryWall()
  return (
    <li className={styles.order}>
      <div className={styles.head}>
        <h2>
          <Link to={`/account/orders/${orderNumber}`}>
            {t({ code: 'orders.order', message: `Order ${orderNumber}`, values: { orderNumber } })}
          </Link>
        </h2>
        <Badge tone={tone}>{status}</Badge>
      </div>
      <p className={styles.facts}>
        <span>{date}</span> <span>{count}</span> <strong>{total}</strong>
      </p>
      <div className={styles.pictures}>
        {imageIds.map(imageId => (
          <Picture
            key={imageId}
            files={variantPicture({ imageId }, wall, 160)}
            sizes="4.5rem"
            width={72}
            height={72}
            alt=""
            fit="whole"
          />
        ))}
      </div>
      {hasPieces && (
        <BuyAgain
          orderNumber={orderNumber}
          path="/account/orders/buy-again"
          fields={[['order', orderNumber]]}
        />
      )}
    </li>
  )
}
