import { HiddenText } from '../hidden-text.tsx'
import styles from './rating.module.css'

interface RatingProps {
  readonly fills: readonly (0 | 0.3 | 0.5 | 0.75 | 1)[]
  readonly label: string
}

export function Rating({ fills, label }: RatingProps) {
  return (
    <span className={styles.rating}>
      <HiddenText>{label}</HiddenText>
      {[...fills.entries()].map(([index, fill]) => (
        <span key={index} className={styles.star} aria-hidden="true">
          <span className={styles.filled} data-fill={fill} />
        </span>
      ))}
    </span>
  )
}
