import { CHUNK_LOAD_TEXTS } from '@wallart/sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../i18n/translate.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './error-screen.module.css'

// A connection that has just come back may lose its first requests.
const ONLINE_RETRIES_MS = [0, 1000, 3000]

interface UnreachableProps {
  readonly onRetry: () => Promise<void>
}

export function Unreachable({ onRetry }: UnreachableProps) {
  const [isRetrying, setRetrying] = useState(false)
  const t = useTranslate()
  const { heading, text, button } = CHUNK_LOAD_TEXTS
  async function retry(): Promise<boolean> {
    setRetrying(true)
    const isReachable = await isShopReachable()
    if (isReachable) await onRetry()
    setRetrying(false)
    return isReachable
  }
  const retryWhenOnline = useEffectEvent(retry)
  useEffect(() => {
    let timer = 0
    const tryAfter = ([delayMs, ...later]: readonly number[]) => {
      if (delayMs === undefined) return
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        void retryWhenOnline().then(isReachable => !isReachable && tryAfter(later))
      }, delayMs)
    }
    const handleOnline = () => tryAfter(ONLINE_RETRIES_MS)
    addEventListener('online', handleOnline)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', handleOnline)
    }
  }, [])

  return (
    <section className={styles.trouble}>
      <title>{t(heading)}</title>
      <h1>{t(heading)}</h1>
      <p>{t(text)}</p>
      <div className={styles.ways}>
        <Button look="primary" isPending={isRetrying} onClick={() => void retry()}>
          {t(button)}
        </Button>
      </div>
    </section>
  )
}

// The browser's own page for a lost connection could take this one away, so the shop is asked first.
async function isShopReachable(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|import|load|network/i.test(error.message)
}
