import { countdown, type Countdown as Left, type Message } from '@wallart/sdk'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import type { CountdownView } from './banner-view.ts'
import styles from './banner.module.css'

/** The days, hours and minutes that are left; before scripts run, and for whoever listens, the end itself. */
export function Countdown({ title, endsAt, ends }: CountdownView) {
  const t = useTranslate()
  const [now, setNow] = useState<number>()
  const left = now === undefined ? undefined : countdown(endsAt, now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const moment = Date.now()
      setNow(moment)
      const { nextUpdateMs } = countdown(endsAt, moment)
      if (nextUpdateMs !== undefined) timer = setTimeout(look, nextUpdateMs)
    }
    look()
    return () => clearTimeout(timer)
  }, [endsAt])
  if (left?.done) return null
  return (
    <p className={styles.countdown}>
      {title && <span>{title}</span>}
      <time role="timer" aria-live="off" dateTime={new Date(endsAt).toISOString()} className={styles.left}>
        {t(left ? timeLeft(left) : endOf(ends))}
      </time>
    </p>
  )
}

function timeLeft({ days, hours, minutes }: Left): Message {
  const message = `${days}d ${hours}h ${minutes}m left`
  return { code: 'banner.time-left', message, values: { days, hours, minutes } }
}

function endOf(end: string): Message {
  return { code: 'banner.ends', message: `Ends ${end} UTC`, values: { end } }
}
