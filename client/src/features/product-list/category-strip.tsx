import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { workPicture } from '../../catalogue/work-picture.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './category-strip.module.css'
import type { CategoryLink } from './list-view.ts'

// Two formats are enough for what is as small.
function smallFiles(imageId: string) {
  const { avif, src } = workPicture(imageId, 160)
  return { avif, src }
}

export function CategoryStrip({ facets: categories }: { readonly facets: readonly CategoryLink[] }) {
  const t = useTranslate()
  if (categories.length === 0) return null
  return (
    <nav aria-label={t({ code: 'list.popular-categories', message: 'Popular categories' })}>
      <ul className={styles.strip}>
        {categories.map(({ name, href, imageId }) => (
          <li key={href}>
            <Link to={href} className={styles.facet}>
              {imageId && (
                <span className={styles.picture}>
                  <Picture
                    files={smallFiles(imageId)}
                    sizes="96px"
                    width={96}
                    height={96}
                    alt=""
                    fit="cut"
                    urgency="eager"
                  />
                </span>
              )}
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
