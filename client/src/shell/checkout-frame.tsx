import { BRAND_CONTENTS, itemCountText } from '@wallart/sdk'
import { Link } from '../app/link.tsx'
import { useMe } from '../app/me.ts'
import { useSite } from '../app/site-context.ts'
import { BRANDS } from '../brand/brands.ts'
import { Logo } from '../brand/logo.tsx'
import styles from './checkout-frame.module.css'

/** The slim top of the checkout: the logo and the way back to the cart. */
export function CheckoutHeader() {
  const { id } = useSite().site
  const { badge } = useMe()
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} aria-label={`${BRAND_CONTENTS[id].name}, home`}>
        <Logo theme={BRANDS[id].theme} />
      </Link>
      <Link to="/cart" className={styles.back}>
        Back to cart{badge === undefined ? '' : ` (${itemCountText(badge).message})`}
      </Link>
    </header>
  )
}

/** The bottom of the checkout: help and what is done with one's data, and nothing that leads away. */
export function CheckoutFooter() {
  const { name, contactHref, privacy } = BRAND_CONTENTS[useSite().site.id]
  return (
    <footer className={styles.footer}>
      <ul>
        <li>
          <Link to={contactHref}>Need help?</Link>
        </li>
        {privacy.links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
      <span>© {name}</span>
    </footer>
  )
}
