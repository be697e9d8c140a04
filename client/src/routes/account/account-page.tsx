import { ACCOUNT_LINKS, type Message } from '@wallart/sdk'
import { viewAccountEvent, type AccountSection } from '@wallart/sdk/analytics'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import { LogOut } from '../../features/log-out/log-out.tsx'
import { Link } from '../../framework/link.tsx'
import { useMe } from '../../framework/me.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { ErrorScreen } from '../../shell/error-screen.tsx'
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

/** One of the pages of the account area. */
export function AccountPage({ section, title, children }: AccountPageProps) {
  const t = useTranslate()
  useEffect(() => pushEvent(viewAccountEvent(section)), [section])
  return (
    <AccountFrame section={section}>
      <AccountHead title={title} />
      <h1>{t(title)}</h1>
      {children}
    </AccountFrame>
  )
}

/** The message in place of a page that failed; the menu leads to the others. */
export function accountErrorScreen(section: AccountSection): ComponentType {
  return function AccountErrorScreen() {
    return (
      <AccountFrame section={section}>
        <ErrorScreen />
      </AccountFrame>
    )
  }
}

/** Who is signed in, the menu of the account area, and one of its pages. */
function AccountFrame({ section, children }: Pick<AccountPageProps, 'section' | 'children'>) {
  const { name } = useMe()
  const t = useTranslate()
  return (
    <div className={styles.account}>
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
      <section className={styles.content}>{children}</section>
    </div>
  )
}
