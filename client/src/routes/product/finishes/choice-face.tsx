import styles from './choice-face.module.css'

interface ChoiceFaceProps {
  readonly name: string
  readonly aside: string
  readonly isRefused?: boolean
}

export function ChoiceFace({ name, aside, isRefused = false }: ChoiceFaceProps) {
  return (
    <span className={styles.face}>
      <span className={isRefused ? styles.refused : undefined}>{name}</span>{' '}
      {aside && <small className={styles.aside}>{aside}</small>}
    </span>
  )
}
