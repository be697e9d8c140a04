import type { Message } from '@wallart/sdk'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import styles from './empty-section.module.css'

interface EmptySectionProps {
  readonly text: Message
  /** What to do next. */
  readonly children: ReactNode
}

export function EmptySection({ text, children }: EmptySectionProps) {
  const t = useTranslate()
  return (
    <div className={styles.empty}>
      <p>{t(text)}</p>
      {children}
    </div>
  )
}
