import styles from './choice-face.module.css'

interface ChoiceFaceProps {
  readonly name: string
  /** Its price, its other measure, or why it cannot be had. */
  readonly aside: string
  readonly isRefused?: boolean
}

/** What a choice says: its name, and below it one more thing. */
export function ChoiceFace({ name, aside, isRefused = false }: ChoiceFaceProps) {
  return (
    <span className={styles.face}>
      <span className={isRefused ? styles.refused : undefined}>{name}</span>{' '}
      {aside && <small className={styles.aside}>{aside}</small>}
    </span>
  )
}
