import { OFFLINE_BANNER } from '@wallart/sdk'
import styles from './offline-banner.module.css'
import { useOnline } from './use-online.ts'

/** Says so while there is no connection. */
export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <output className={styles.place}>
      {!isOnline && <span className={styles.banner}>{OFFLINE_BANNER.message}</span>}
    </output>
  )
}
