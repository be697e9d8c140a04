import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** What a badge says with its colour; its words say it too. */
export type BadgeTone = 'green' | 'yellow' | 'neutral' | 'muted' | 'progress' | 'success' | 'danger'

/** A word that stands out. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: BadgeTone
  readonly children: ReactNode
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
