import { ACCOUNT_LINKS, accountClick, DEFAULT_REDIRECT_TARGET, siteLink } from '@wallart/sdk'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { navigationAreaAttribute } from '../../analytics/navigation-clicks.ts'
import { isBrowserNavigation } from '../../framework/follow-links.ts'
import { Link } from '../../framework/link.tsx'
import { useMe } from '../../framework/me.ts'
import { useOpenSignIn } from '../../framework/open-sign-in.ts'
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
  const openSignIn = useOpenSignIn()
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
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (click.action === 'go' || isBrowserNavigation(event.nativeEvent, event.currentTarget)) return
    event.preventDefault()
    if (click.action === 'sign-in') openSignIn({ redirect: DEFAULT_REDIRECT_TARGET })
  }
  return (
    <Link
      to={click.action === 'go' ? click.href : '/login'}
      className={styles.tool}
      aria-label={account}
      onClick={handleClick}
      {...(click.action === 'none' && { 'aria-current': 'page' })}
      {...(click.action === 'sign-in' && { 'aria-haspopup': 'dialog' })}
    >
      <HeaderIcon name="account" />
      <span className={styles.word}>{account}</span>
    </Link>
  )
}
