import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeTone = 'green' | 'yellow' | 'neutral' | 'muted' | 'progress' | 'success' | 'danger'

export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: BadgeTone
  readonly children: ReactNode
}) {
  return (
    <span className={styles.badge} data-tone={tone === 'neutral' ? undefined : tone}>
      {children}
    </span>
  )
}
