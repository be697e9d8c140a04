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
          <Star />
          <span className={styles.filled} data-fill={fill}>
            <Star />
          </span>
        </span>
      ))}
    </span>
  )
}

function Star() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="m10 1.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z" />
    </svg>
  )
}
