import type { Message } from '@wallart/sdk'
import { useLocation } from 'react-router-dom'
import { useTranslate } from '../../i18n/translate.ts'
import styles from './saved-notice.module.css'

/** Says what has been done; with scripts the focus is on it, because the form that it was in is no longer there. */
export function SavedNotice({ message }: { readonly message: Message | undefined }) {
  const t = useTranslate()
  const { key } = useLocation()
  if (!message) return null
  return (
    <output key={key} ref={focusOnMount} tabIndex={-1} className={styles.notice}>
      {t(message)}
    </output>
  )
}

function focusOnMount(notice: HTMLElement | null): void {
  notice?.focus()
}
