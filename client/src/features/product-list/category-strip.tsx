import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { workPicture } from '../../catalogue/work-picture.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './category-strip.module.css'
import type { FacetView } from './list-view.ts'

const WIDEST = 160

/** The popular ways on from a list, each with a picture. */
export function FacetStrip({ facets }: { readonly facets: readonly FacetView[] }) {
  const t = useTranslate()
  if (facets.length === 0) return null
  return (
    <nav aria-label={t({ code: 'list.popular-categories', message: 'Popular categories' })}>
      <ul className={styles.strip}>
        {facets.map(({ name, href, imageId }) => (
          <li key={href}>
            <Link to={href} className={styles.facet}>
              {imageId && (
                <span className={styles.picture}>
                  <Picture
                    files={workPicture(imageId, WIDEST)}
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
