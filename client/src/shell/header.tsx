import type { MenuEntry } from '@wallart/sdk'
import { navigationPlace } from '../analytics/navigation-clicks.ts'
import { lazyHydrate } from '../app/lazy-hydrate.tsx'
import { Link } from '../app/link.tsx'
import { homeOf, useTranslate } from '../app/translate.ts'
import { useSite } from '../app/site-context.ts'
import { BRANDS } from '../brand/brands.ts'
import { Logo } from '../brand/logo.tsx'
import { CartLink } from '../features/header/cart-link.tsx'
import { DrawerButton } from '../features/header/drawer-button.tsx'
import { SearchBox } from '../features/search-box/search-box.tsx'
import styles from './header.module.css'

// Links alone, which work before they come alive.
const AccountMenu = lazyHydrate(async () => (await import('../features/header/account-menu.tsx')).AccountMenu)
const HelpLink = lazyHydrate(async () => (await import('../features/header/help-link.tsx')).HelpLink)
const SecondNavigation = lazyHydrate(
  async () => (await import('../features/header/second-navigation.tsx')).SecondNavigation,
)
const CategoryMenu = lazyHydrate(
  async () => (await import('../features/menu/category-menu.tsx')).CategoryMenu,
)

/** The top of every page outside of the checkout. */
export function Header({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const { id } = useSite().site
  const { theme, name } = BRANDS[id]
  return (
    <header className={styles.header} {...navigationPlace('header')}>
      <SecondNavigation />
      <div className={styles.row}>
        <DrawerButton entries={menu} />
        <Link to="/" className={styles.logo} aria-label={useTranslate()(homeOf(name))}>
          <Logo theme={theme} />
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
      <CategoryMenu entries={menu} />
    </header>
  )
}
