import { BRAND_CONTENTS } from '@wallart/sdk'
import { navigationPlace } from '../../analytics/navigation-clicks.ts'
import { Link } from '../../app/link.tsx'
import { useSite } from '../../app/site-context.ts'
import styles from './second-navigation.module.css'

/** A brand's other doors, above everything else; not every brand has them. */
export function SecondNavigation() {
  const { secondNavigation } = BRAND_CONTENTS[useSite().site.id]
  if (secondNavigation.length === 0) return null
  return (
    <nav aria-label="More from us" className={styles.navigation} {...navigationPlace('second-navigation')}>
      <ul>
        {secondNavigation.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
