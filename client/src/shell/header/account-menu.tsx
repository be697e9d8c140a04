import { ACCOUNT_LINKS, accountClick, siteLink } from '@wallart/sdk'
import { useLocation } from 'react-router-dom'
import { navigationAreaAttribute } from '../../analytics/navigation-clicks.ts'
import { Link } from '../../framework/link.tsx'
import { useMe } from '../../framework/me.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { DisclosureMenu } from '../../ui/disclosure/disclosure-menu.tsx'
import { useMedia, WIDE } from '../../ui/use-media.ts'
import { HeaderIcon } from './header-icon.tsx'
import { LogOut } from '../../features/log-out/log-out.tsx'
import styles from './tools.module.css'

export function AccountMenu() {
  const { isSignedIn, name } = useMe()
  const { pathname } = useLocation()
  const context = useSite()
  const isWide = useMedia(WIDE)
  const t = useTranslate()
  const account = t({ code: 'header.my-account', message: 'My Account' })
  if (isSignedIn && isWide) {
    return (
      <div className={styles.account} {...navigationAreaAttribute('account-menu')}>
        <HeaderIcon name="account" />
        <DisclosureMenu label={account} href={siteLink('/account', context)}>
          {name && (
            <p className={styles.greeting}>
              {t({ code: 'frame.greeting', message: `Hi, ${name}`, values: { name } })}
            </p>
          )}
          <ul>
            {ACCOUNT_LINKS.map(({ id, label: text, href }) => (
              <li key={id}>
                <Link to={href}>{t(text)}</Link>
              </li>
            ))}
          </ul>
          <LogOut />
        </DisclosureMenu>
      </div>
    )
  }
  const click = accountClick(isSignedIn, pathname)
  return (
    <Link
      to={click.action === 'go' ? click.href : '/login'}
      className={styles.tool}
      aria-label={account}
      {...(click.action === 'none' && { 'aria-current': 'page', onClick: preventNavigation })}
    >
      <HeaderIcon name="account" />
      <span className={styles.word}>{account}</span>
    </Link>
  )
}

function preventNavigation(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
