import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { usePage } from '../app/use-page.ts'
import type { FrameView } from '../routes/frame/load.server.ts'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'

/** What stands around every page: header above, footer below. */
export function Frame() {
  const { menu } = usePage<FrameView>()
  useEffect(() => document.documentElement.setAttribute('data-live', ''), [])
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header menu={menu} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  )
}
