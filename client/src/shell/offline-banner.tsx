import { OFFLINE_BANNER } from '@wallart/sdk'
import { useSay } from '../app/say.ts'
import styles from './offline-banner.module.css'
import { useOnline } from './use-online.ts'

/** Says so while there is no connection. */
export function OfflineBanner() {
  const say = useSay()
  const isOnline = useOnline()
  return (
    <output className={styles.place}>
      {!isOnline && <span className={styles.banner}>{say(OFFLINE_BANNER)}</span>}
    </output>
  )
}
