import { BRANDS, BRAND_CONTENTS, itemCountText } from '@wallart/sdk'
import { navigationAreaAttribute } from '../analytics/navigation-clicks.ts'
import { Link } from '../framework/link.tsx'
import { useMe } from '../framework/me.ts'
import { homeLinkLabel, useTranslate } from '../i18n/translate.ts'
import { useSite } from '../i18n/site-context.ts'
import { Logo } from '../brand/logo.tsx'
import styles from './checkout-frame.module.css'

export function CheckoutHeader() {
  const { id } = useSite().site
  const { badge } = useMe()
  const t = useTranslate()
  return (
    <header className={styles.header} {...navigationAreaAttribute('header')}>
      <Link to="/" className={styles.logo} aria-label={t(homeLinkLabel(BRAND_CONTENTS[id].name))}>
        <Logo theme={BRANDS[id].theme} />
      </Link>
      <Link to="/cart" className={styles.back}>
        {t({ code: 'frame.back-to-cart', message: 'Back to cart' })}
        {badge === undefined ? '' : ` (${t(itemCountText(badge))})`}
      </Link>
    </header>
  )
}

export function CheckoutFooter() {
  const t = useTranslate()
  const { name, contactHref, privacy } = BRAND_CONTENTS[useSite().site.id]
  return (
    <footer className={styles.footer} {...navigationAreaAttribute('footer')}>
      <ul>
        <li>
          <Link to={contactHref}>{t({ code: 'frame.need-help', message: 'Need help?' })}</Link>
        </li>
        {privacy.links.map(({ label: text, href }) => (
          <li key={href}>
            <Link to={href}>{t(text)}</Link>
          </li>
        ))}
      </ul>
      <span>© {name}</span>
    </footer>
  )
}
