import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'
import styles from './gallery.module.css'

interface CaptionProps {
  readonly work: WorkView
  readonly variant: VariantView
  /** What of the piece is in sight. */
  readonly label: string
}

/** The line below the pictures, as beside a picture in a museum: what it is, and the first thing that is said of it. */
export function Caption({ work, variant, label }: CaptionProps) {
  const { title, description } = work
  const { productTypeName, displayFinishedSize, displaySize } = variant
  const [sentence] = /^.+?[.!?](?=\s|$)/s.exec(description) ?? [description]
  const size = displayFinishedSize ?? displaySize
  return (
    <figcaption className={styles.caption}>
      <span className={styles.label}>{label}</span> <cite>{title}</cite>
      {[productTypeName, size].filter(Boolean).map(part => `, ${part}`)}.{sentence && ` ${sentence}`}
    </figcaption>
  )
}
