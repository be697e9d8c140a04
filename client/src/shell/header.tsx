import { BRAND_CONTENTS, type MenuEntry } from '@wallart/sdk'
import { navigationPlace } from '../analytics/navigation-clicks.ts'
import { Link } from '../app/link.tsx'
import { useSite } from '../app/site-context.ts'
import { BRANDS } from '../brand/brands.ts'
import { Logo } from '../brand/logo.tsx'
import { AccountMenu } from '../features/header/account-menu.tsx'
import { CartLink } from '../features/header/cart-link.tsx'
import { DrawerButton } from '../features/header/drawer-button.tsx'
import { HelpLink } from '../features/header/help-link.tsx'
import { SecondNavigation } from '../features/header/second-navigation.tsx'
import { CategoryMenu } from '../features/menu/category-menu.tsx'
import { SearchBox } from '../features/search-box/search-box.tsx'
import styles from './header.module.css'

/** The top of every page outside of the checkout. */
export function Header({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const { id } = useSite().site
  const { theme } = BRANDS[id]
  return (
    <header className={styles.header} {...navigationPlace('header')}>
      <SecondNavigation />
      <div className={styles.row}>
        <DrawerButton entries={menu} />
        <Link to="/" className={styles.logo} aria-label={`${BRAND_CONTENTS[id].name}, home`}>
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
