import { navigationAreaAttribute } from '../../analytics/navigation-clicks.ts'
import { lazyHydrate } from '../../framework/lazy-hydrate.tsx'
import { Link } from '../../framework/link.tsx'
import { homeLinkLabel, useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { BRANDS } from '@wallart/sdk'
import { HEADER_LOGO, Logo } from '../../brand/logo.tsx'
import { CartLink } from './cart-link.tsx'
import { MenuDrawerButton } from './menu-drawer-button.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import styles from './header.module.css'

// Links alone, which work before they hydrate.
const AccountMenu = lazyHydrate(async () => (await import('./account-menu.tsx')).AccountMenu)
const HelpLink = lazyHydrate(async () => (await import('./help-link.tsx')).HelpLink)
const SecondNavigation = lazyHydrate(async () => (await import('./second-navigation.tsx')).SecondNavigation)
const CategoryMenu = lazyHydrate(async () => (await import('../menu/category-menu.tsx')).CategoryMenu)

export function Header({ hasMenu }: { readonly hasMenu: boolean }) {
  const { id } = useSite().site
  const { theme, name } = BRANDS[id]
  return (
    <header className={styles.header} {...navigationAreaAttribute('header')}>
      <SecondNavigation />
      <div className={styles.row}>
        <MenuDrawerButton />
        <Link to="/" className={styles.logo} aria-label={useTranslate()(homeLinkLabel(name))}>
          <Logo theme={theme} id={HEADER_LOGO} />
        </Link>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.tools}>
          <AccountMenu />
          <HelpLink />
          <CartLink />
        </div>
      </div>
      {hasMenu && <CategoryMenu />}
    </header>
  )
}
