import type { MenuEntry } from '@wallart/sdk'
import { Link } from '../app/link.tsx'
import { useSite } from '../app/site-context.ts'
import { BRANDS } from '../brand/brands.ts'
import { CategoryMenu } from './category-menu.tsx'
import styles from './header.module.css'

/** The top of every page. */
export function Header({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const { name } = BRANDS[useSite().site.id]
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} aria-label={`${name}, home`}>
        {name}
      </Link>
      <CategoryMenu entries={menu} />
    </header>
  )
}
