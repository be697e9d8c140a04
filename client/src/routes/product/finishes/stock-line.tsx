import { availabilityLabel } from '@wallart/sdk'
import { useTranslate } from '../../../i18n/translate.ts'
import type { VariantView } from '../../../catalogue/work-view.ts'
import { stockWarning } from './stock-warning.ts'
import styles from './stock-line.module.css'

export function StockLine({ variant }: { readonly variant: VariantView }) {
  const { inventory } = variant
  const t = useTranslate()
  if (!inventory) return null
  const warning = stockWarning(variant)
  return (
    <p className={styles.stock} data-warns={warning ? '' : undefined}>
      {t(warning ?? availabilityLabel(inventory.ats ?? inventory.stockLevel))}
    </p>
  )
}
