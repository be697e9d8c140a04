import { LIST_SETTINGS, EMPTY_CATEGORY } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { RecentlyViewed } from '../../catalogue/recently-viewed.tsx'
import styles from './empty-list.module.css'

export function EmptyCategory() {
  const { id } = useSite().site
  const t = useTranslate()
  return (
    <div className={styles.empty}>
      <p className={styles.say}>
        {t(EMPTY_CATEGORY)}{' '}
        <Link to={LIST_SETTINGS[id].emptyCategoryHref}>
          {t({ code: 'list.contact', message: 'Contact us' })}
        </Link>
      </p>
      <RecentlyViewed />
    </div>
  )
}
