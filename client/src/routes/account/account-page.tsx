import { ACCOUNT_LINKS, type Message } from '@wallart/sdk'
import { viewAccountEvent, type AccountSection } from '@wallart/sdk/analytics'
import { useEffect, type ReactNode } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import { LogOut } from '../../features/log-out/log-out.tsx'
import { Link } from '../../framework/link.tsx'
import { useMe } from '../../framework/me.ts'
import { useTranslate } from '../../i18n/translate.ts'
import styles from './account-page.module.css'

interface AccountPageProps {
  readonly section: AccountSection
  readonly title: Message
  readonly children: ReactNode
}

export function AccountHead({ title }: Pick<AccountPageProps, 'title'>) {
  const t = useTranslate()
  return (
    <>
      <title>{t(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

/** The frame of the account area: who is signed in, its menu, and one of its pages. */
export function AccountPage({ section, title, children }: AccountPageProps) {
  const { name } = useMe()
  const t = useTranslate()
  useEffect(() => pushEvent(viewAccountEvent(section)), [section])
  return (
    <div className={styles.account}>
      <AccountHead title={title} />
      <aside className={styles.side}>
        {name && (
          <p className={styles.greeting}>
            {t({ code: 'frame.greeting', message: `Hi, ${name}`, values: { name } })}
          </p>
        )}
        <nav aria-label={t({ code: 'header.my-account', message: 'My Account' })}>
          <ul className={styles.menu}>
            {ACCOUNT_LINKS.map(({ id, label, href }) => (
              <li key={id}>
                <Link to={href} aria-current={id === section ? 'page' : undefined}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LogOut />
      </aside>
      <section className={styles.content}>
        <h1>{t(title)}</h1>
        {children}
      </section>
    </div>
  )
}
