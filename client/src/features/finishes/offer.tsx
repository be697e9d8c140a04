import { formatMoney, minimumQuantity, priceView } from '@wallart/sdk'
import { useSite } from '../../app/site-context.ts'
import type { VariantView } from '../../products/work-view.ts'
import { HiddenText } from '../../ui/hidden-text.tsx'
import styles from './offer.module.css'

/** What the chosen size and finish is and costs. */
export function Offer({ variant }: { readonly variant: VariantView }) {
  const { locale } = useSite()
  const { salePrice, listPrice, displaySize, displayFinishedSize, productTypeName, inventory } = variant
  const minimum = inventory ? minimumQuantity(inventory) : 1
  const { current, oldPrice, percentOff } = priceView({ current: salePrice, list: listPrice })
  return (
    <div className={styles.offer}>
      <p className={styles.price}>
        {oldPrice && (
          <>
            <HiddenText>Was </HiddenText>
            <del>{formatMoney(oldPrice, locale.id)}</del> <HiddenText>Now </HiddenText>
          </>
        )}
        <strong data-sale={oldPrice ? '' : undefined}>{formatMoney(current, locale.id)}</strong>{' '}
        {percentOff !== undefined && <span className={styles.saving}>{percentOff}% off</span>}
      </p>
      <p className={styles.what}>
        {productTypeName}, {displaySize}
        {displayFinishedSize && <span>Finished size: {displayFinishedSize}</span>}
        {minimum > 1 && <span>Minimum order: {minimum}</span>}
      </p>
    </div>
  )
}
