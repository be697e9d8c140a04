import type { ReactNode } from 'react'
import styles from './hidden-text.module.css'

export function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
