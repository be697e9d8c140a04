import { LOG_OUT_LABEL, siteLink, type SiteId } from '@wallart/sdk'
import { useEffect, useState } from 'react'
import { writeStored } from '../../framework/browser-storage.ts'
import { useChangeMe } from '../../framework/me.ts'
import { sendForm } from '../../framework/send-form.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { clearRecentWorks } from '../../catalogue/recent-works.ts'
import styles from './log-out.module.css'

/** Ends the session; until the next page is there, nothing else can be done. */
export function LogOut() {
  const [isLeaving, setLeaving] = useState(false)
  const context = useSite()
  const action = siteLink('/logout', context)
  const changeMe = useChangeMe()
  const t = useTranslate()
  useEffect(() => {
    const resetLeaving = () => setLeaving(false)
    addEventListener('pageshow', resetLeaving)
    return () => removeEventListener('pageshow', resetLeaving)
  }, [])
  async function leave(form: HTMLFormElement) {
    setLeaving(true)
    clearPersonalData(context.site.id)
    const result = await sendForm(action, {})
    if (result.kind !== 'moved') return form.submit()
    // The other tabs ask who is there. This one gets a new document, with nothing of the customer's in its memory.
    changeMe({})
    location.assign(result.location)
  }
  return (
    <form
      method="post"
      action={action}
      onSubmit={event => {
        event.preventDefault()
        void leave(event.currentTarget)
      }}
    >
      <button type="submit" className={styles.button}>
        {t(LOG_OUT_LABEL)}
      </button>
      {isLeaving && (
        <output className={styles.overlay}>{t({ code: 'frame.logging-out', message: 'Logging out' })}</output>
      )}
    </form>
  )
}

// The keys are written out, as their modules belong to other pages.
function clearPersonalData(site: SiteId): void {
  clearRecentWorks(site)
  for (const key of [`checkout-${site}`, 'wishlist-wish', 'heart-wish'])
    writeStored('sessionStorage', key, undefined)
  for (const key of [`recent-searches-${site}`, 'GALLERY_WALL', 'RECENT_UPLOADS'])
    writeStored('localStorage', key, undefined)
}
