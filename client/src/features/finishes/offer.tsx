import { formatMoney, minimumQuantity, priceView, stockMessage } from '@wallart/sdk'
import { useSite } from '../../app/site-context.ts'
import { HiddenText } from '../../ui/hidden-text.tsx'
import type { FinishesProps } from './finishes.tsx'
import styles from './offer.module.css'

/** What the chosen size and finish costs, how large it is, and whether it is there. */
export function Offer({ variant }: FinishesProps) {
  const { locale } = useSite()
  const { salePrice, listPrice, inventory, displayFinishedSize, productTypeName } = variant
  const { current, oldPrice, percentOff } = priceView({ current: salePrice, list: listPrice })
  const stock = inventory && stockMessage({ ...inventory, quantity: minimumQuantity(inventory) || 1 })
  return (
    <div className={styles.block} aria-live="polite" aria-atomic="true">
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
        {productTypeName}
        {displayFinishedSize && <>, finished size {displayFinishedSize}</>}
      </p>
      {stock && <p className={styles.stock}>{stock.message}</p>}
    </div>
  )
}
