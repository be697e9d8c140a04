import type { Message } from '@wallart/sdk'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import styles from './saved-notice.module.css'

/** Says what has been done; with scripts the focus is on it, because the form that it was in is no longer there. */
export function SavedNotice({ message }: { readonly message: Message | undefined }) {
  const t = useTranslate()
  const box = useRef<HTMLOutputElement>(null)
  const text = message && t(message)
  useEffect(() => {
    if (text) box.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <output ref={box} tabIndex={-1} className={styles.notice}>
      {text}
    </output>
  )
}
