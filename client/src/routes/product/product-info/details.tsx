import { productDetails } from '@wallart/sdk'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import type { VariantView } from '../../../catalogue/work-view.ts'
import styles from './details.module.css'

export function Details({ variant }: { readonly variant: VariantView }) {
  const { site } = useSite()
  const t = useTranslate()
  return (
    <dl className={styles.details}>
      {productDetails(site.id, variant).map(({ code, label, value }) => (
        <div key={code} className={styles.line}>
          <dt>{t({ code, message: label })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
