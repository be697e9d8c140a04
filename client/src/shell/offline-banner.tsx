import { OFFLINE_BANNER } from '@wallart/sdk'
import { useTranslate } from '../i18n/translate.ts'
import styles from './offline-banner.module.css'
import { useOnline } from './use-online.ts'

/** Says so while there is no connection. */
export function OfflineBanner() {
  const t = useTranslate()
  const isOnline = useOnline()
  return (
    <output className={styles.place}>
      {!isOnline && <span className={styles.banner}>{t(OFFLINE_BANNER)}</span>}
    </output>
  )
}
