import { productCopy } from '@wallart/sdk'
import { useTranslate } from '../../../i18n/translate.ts'
import type { VariantView } from '../../../catalogue/work-view.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './product-type-info.module.css'

export function ProductTypeInfo({ variant }: { readonly variant: VariantView }) {
  const t = useTranslate()
  const copy = productCopy(variant)
  const title = t(copy.title)
  return (
    <section
      aria-label={t({ code: 'info.finish', message: `About this finish: ${title}`, values: { title } })}
      className={styles.box}
    >
      <h2>{title}</h2>
      <ul>
        {copy.bullets.map(bullet => (
          <li key={bullet.code}>
            <Icon name="done" />
            {t(bullet)}
          </li>
        ))}
      </ul>
    </section>
  )
}
