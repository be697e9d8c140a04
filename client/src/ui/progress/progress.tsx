import { useId } from 'react'
import styles from './progress.module.css'

interface ProgressProps {
  readonly label: string
  readonly value?: number
  readonly max?: number
  readonly text?: string
}

export function Progress({ label, value, max: most = 100, text }: ProgressProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <div className={styles.texts}>
        <label htmlFor={id}>{label}</label>
        {text && <span className={styles.text}>{text}</span>}
      </div>
      <progress id={id} className={styles.bar} max={most} value={value} aria-valuetext={text} />
    </div>
  )
}
