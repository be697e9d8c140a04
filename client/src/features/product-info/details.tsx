import { productDetails } from '@wallart/sdk'
import { useTranslate } from '../../app/translate.ts'
import { useSite } from '../../app/site-context.ts'
import type { VariantView } from '../../products/work-view.ts'
import styles from './details.module.css'

/** Every line that is known of the chosen piece. */
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
