import { useNavigation } from 'react-router-dom'
import { useDelayed } from '../ui/skeleton/use-delayed.ts'
import styles from './progress-line.module.css'

/** A line at the top of the window while the next page takes its time. */
export function ProgressLine() {
  const isShown = useDelayed(useNavigation().state !== 'idle')
  return <div className={styles.line} data-shown={isShown || undefined} aria-hidden="true" />
}
