import { finishOf, formatMoney, OUT_OF_STOCK, priceView, type OptionCard } from '@wallart/sdk'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import type { VariantView } from '../../../catalogue/work-view.ts'
import { OldPrice } from '../../../catalogue/old-price.tsx'
import styles from './option-row.module.css'

export function OptionRow({ card }: { readonly card: OptionCard<VariantView> }) {
  const { locale } = useSite()
  const t = useTranslate()
  const { title, price, available } = card
  const { type, moulding } = finishOf(card.product)
  const { current, oldPrice } = priceView({ current: price.salePrice, list: price.listPrice })
  return (
    <span className={styles.row}>
      <span className={available ? undefined : styles.refused}>
        {t(title)}
        {/* The same canvas stands here once for each frame around it. */}
        {type === 'framed-canvas' && moulding && `, ${moulding}`}
      </span>{' '}
      {available ? (
        <span className={styles.price}>
          <OldPrice price={oldPrice && formatMoney(oldPrice, locale.id)} />
          <strong>{formatMoney(current, locale.id)}</strong>
        </span>
      ) : (
        <small>{t(OUT_OF_STOCK)}</small>
      )}
    </span>
  )
}
