import { CHUNK_LOAD_TEXTS } from '@wallart/sdk'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import styles from './trouble.module.css'

/** The screen in place of a page that could not be fetched; it comes back by itself with the connection. */
export function Unreachable() {
  const [isTrying, setTrying] = useState(false)
  const { heading, text, button } = CHUNK_LOAD_TEXTS
  useEffect(() => {
    const comeBack = () => void load()
    addEventListener('online', comeBack)
    return () => removeEventListener('online', comeBack)
  }, [])

  async function retry() {
    setTrying(true)
    await load()
    setTrying(false)
  }

  return (
    <section className={styles.trouble}>
      <title>{heading.message}</title>
      <h1>{heading.message}</h1>
      <p>{text.message}</p>
      <div className={styles.ways}>
        <Button look="primary" isPending={isTrying} onClick={() => void retry()}>
          {button.message}
        </Button>
      </div>
    </section>
  )
}

// The browser's own page for a lost connection would take this one away, so the shop is asked first.
async function load(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    location.reload()
  } catch {
    // Still no connection: the screen stays.
  }
}

/** Whether a page failed because something of it could not be fetched, and not by a fault of its own. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|import|load|network/i.test(error.message)
}
