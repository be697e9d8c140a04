import type { RelatedCategory } from '@wallart/sdk'
import { relatedCategoriesEvent } from '@wallart/sdk/analytics'
import { pushEvent } from '../../analytics/data-layer.ts'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import styles from './related-categories.module.css'

interface RelatedCategoriesProps {
  readonly categories: readonly RelatedCategory[]
  readonly upi: string
}

export function RelatedCategories({ categories, upi }: RelatedCategoriesProps) {
  const t = useTranslate()
  if (categories.length === 0) return null
  return (
    <nav aria-labelledby="related-categories" className={styles.related}>
      <h2 id="related-categories">{t({ code: 'row.related-categories', message: 'Related Categories' })}</h2>
      <ul className={styles.list}>
        {categories.map(category => (
          <li key={category.id}>
            <Link
              to={category.displayUrl}
              className={styles.link}
              onClick={() => pushEvent(relatedCategoriesEvent(upi, category))}
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
