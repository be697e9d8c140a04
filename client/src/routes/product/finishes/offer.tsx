import { formatMoney, minimumQuantity, priceView } from '@wallart/sdk'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import { minimumOrder } from '../../../catalogue/minimum-order.ts'
import { variantTypeName } from '../../../catalogue/variant-type-name.ts'
import type { VariantView } from '../../../catalogue/work-view.ts'
import { OldPrice } from '../../../catalogue/old-price.tsx'
import styles from './offer.module.css'

export function Offer({ variant }: { readonly variant: VariantView }) {
  const { locale } = useSite()
  const t = useTranslate()
  const { salePrice, listPrice, displaySize, displayFinishedSize: size, inventory } = variant
  const minimum = inventory ? minimumQuantity(inventory) : 1
  const { current, oldPrice, percentOff } = priceView({ current: salePrice, list: listPrice })
  return (
    <div className={styles.offer}>
      <p className={styles.price}>
        <OldPrice price={oldPrice && formatMoney(oldPrice, locale.id)} />
        <strong data-sale={oldPrice ? '' : undefined}>{formatMoney(current, locale.id)}</strong>{' '}
        {percentOff !== undefined && (
          <span className={styles.saving}>
            {t({ code: 'offer.saving', message: `${percentOff}% off`, values: { percentOff } })}
          </span>
        )}
      </p>
      <p className={styles.what}>
        {variantTypeName(variant)}, {displaySize}
        {size && (
          <span>{t({ code: 'offer.finished', message: `Finished size: ${size}`, values: { size } })}</span>
        )}
        {minimum > 1 && <span>{t(minimumOrder(minimum))}</span>}
      </p>
    </div>
  )
}
