import { EMPTY_CATEGORY, EMPTY_CATEGORY_CONTACTS } from '@wallart/sdk'
import { Link } from '../../app/link.tsx'
import { useSite } from '../../app/site-context.ts'
import { RecentlyViewed } from '../../products/recently-viewed.tsx'
import styles from './empty-list.module.css'

/** What an empty category says below its heading, and whom to ask. */
export function EmptyCategory() {
  const { id } = useSite().site
  return (
    <div className={styles.empty}>
      <p className={styles.say}>
        {EMPTY_CATEGORY.message} <Link to={EMPTY_CATEGORY_CONTACTS[id]}>Contact us</Link>
      </p>
      <RecentlyViewed />
    </div>
  )
}
