import { productCopy } from '@wallart/sdk'
import { label, useSay } from '../../app/say.ts'
import type { VariantView } from '../../products/work-view.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './product-type-info.module.css'

/** What the chosen kind of piece is, in a title and a few words. */
export function ProductTypeInfo({ variant }: { readonly variant: VariantView }) {
  const say = useSay()
  const { title: english, bullets } = productCopy(variant)
  const title = say(label(english))
  return (
    <section
      aria-label={say({ code: 'info.finish', message: `About this finish: ${title}`, values: { title } })}
      className={styles.box}
    >
      <h2>{title}</h2>
      <ul>
        {bullets.map(text => (
          <li key={text}>
            <Icon name="done" />
            {say(label(text))}
          </li>
        ))}
      </ul>
    </section>
  )
}
