import { LOG_OUT_LABEL, siteLink } from '@wallart/sdk'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { clearRecentWorks } from '../../catalogue/recent-works.ts'
import styles from './log-out.module.css'

/** Ends the session; until the next page is there, nothing else can be done. */
export function LogOut() {
  const [isLeaving, setLeaving] = useState(false)
  const context = useSite()
  const t = useTranslate()
  useEffect(() => {
    const resetLeaving = () => setLeaving(false)
    addEventListener('pageshow', resetLeaving)
    return () => removeEventListener('pageshow', resetLeaving)
  }, [])
  function leave() {
    setLeaving(true)
    clearRecentWorks(context.site.id)
  }
  return (
    <form method="post" action={siteLink('/logout', context)} onSubmit={leave}>
      <button type="submit" className={styles.button}>
        {t(LOG_OUT_LABEL)}
      </button>
      {isLeaving && (
        <output className={styles.overlay}>{t({ code: 'frame.logging-out', message: 'Logging out' })}</output>
      )}
    </form>
  )
}
