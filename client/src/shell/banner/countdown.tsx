import { countdown, type Countdown as Left, type Message } from '@wallart/sdk'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import type { CountdownView } from './banner-view.ts'
import styles from './banner.module.css'

export function Countdown({ title, endsAt, endText }: CountdownView) {
  const t = useTranslate()
  const [now, setNow] = useState<number>()
  const remaining = now === undefined ? undefined : countdown(endsAt, now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const moment = Date.now()
      setNow(moment)
      const { nextUpdateMs } = countdown(endsAt, moment)
      if (nextUpdateMs !== undefined) timer = setTimeout(update, nextUpdateMs)
    }
    update()
    return () => clearTimeout(timer)
  }, [endsAt])
  if (remaining?.done) return null
  return (
    <p className={styles.countdown}>
      {title && <span>{title}</span>}
      <time role="timer" aria-live="off" dateTime={new Date(endsAt).toISOString()} className={styles.left}>
        {t(remaining ? timeLeftMessage(remaining) : endMessage(endText))}
      </time>
    </p>
  )
}

function timeLeftMessage({ days, hours, minutes }: Left): Message {
  const message = `${days}d ${hours}h ${minutes}m left`
  return { code: 'banner.time-left', message, values: { days, hours, minutes } }
}

function endMessage(end: string): Message {
  return { code: 'banner.ends', message: `Ends ${end} UTC`, values: { end } }
}
