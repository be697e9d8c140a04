import type { ReactNode } from 'react'
import styles from './hidden-text.module.css'

/** Words for whoever listens to the page instead of looking at it. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
