import { productCopy } from '@wallart/sdk'
import { label, useTranslate } from '../../../i18n/translate.ts'
import type { VariantView } from '../../../catalogue/work-view.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './product-type-info.module.css'

/** What the chosen kind of piece is, in a title and a few words. */
export function ProductTypeInfo({ variant }: { readonly variant: VariantView }) {
  const t = useTranslate()
  const { title: english, bullets } = productCopy(variant)
  const title = t(label(english))
  return (
    <section
      aria-label={t({ code: 'info.finish', message: `About this finish: ${title}`, values: { title } })}
      className={styles.box}
    >
      <h2>{title}</h2>
      <ul>
        {bullets.map(text => (
          <li key={text}>
            <Icon name="done" />
            {t(label(text))}
          </li>
        ))}
      </ul>
    </section>
  )
}
