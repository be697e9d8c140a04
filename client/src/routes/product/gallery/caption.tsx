import { variantTypeName } from '../../../catalogue/variant-type-name.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'
import styles from './gallery.module.css'

interface CaptionProps {
  readonly work: WorkView
  readonly variant: VariantView
  readonly label: string
}

export function Caption({ work, variant, label }: CaptionProps) {
  const { title, description } = work
  const { displayFinishedSize, displaySize } = variant
  const [sentence] = /^.+?[.!?](?=\s|$)/s.exec(description) ?? [description]
  const size = displayFinishedSize ?? displaySize
  return (
    <figcaption className={styles.caption}>
      <span className={styles.label}>{label}</span> <cite>{title}</cite>
      {[variantTypeName(variant), size].filter(Boolean).map(part => `, ${part}`)}.{sentence && ` ${sentence}`}
    </figcaption>
  )
}
