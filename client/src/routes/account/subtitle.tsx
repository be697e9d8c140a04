import type { ReactNode } from 'react'
import styles from './subtitle.module.css'

export function Subtitle({ children }: { readonly children: ReactNode }) {
  return <h2 className={styles.subtitle}>{children}</h2>
}
