import { productCopy } from '@wallart/sdk'
import type { VariantView } from '../../products/work-view.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './product-type-info.module.css'

/** What the chosen kind of piece is, in a title and a few words. */
export function ProductTypeInfo({ variant }: { readonly variant: VariantView }) {
  const { title, bullets } = productCopy(variant)
  return (
    <section aria-label={`About this finish: ${title}`} className={styles.box}>
      <h2>{title}</h2>
      <ul>
        {bullets.map(text => (
          <li key={text}>
            <Icon name="done" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
