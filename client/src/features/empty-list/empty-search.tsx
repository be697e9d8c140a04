import { SPELLING_HINT } from '@wallart/sdk'
import { useTranslate } from '../../i18n/translate.ts'
import { RecentlyViewed } from '../../catalogue/recently-viewed.tsx'
import { RecommendedRow } from '../../catalogue/recommended-row.tsx'
import styles from './empty-list.module.css'
import type { EmptySearchView } from './empty-search-view.ts'

export function EmptySearch({ empty }: { readonly empty: EmptySearchView }) {
  const { topSellers, mostViewed } = empty
  const t = useTranslate()
  return (
    <div className={styles.empty}>
      <p className={styles.say}>{t(SPELLING_HINT)}</p>
      <RecommendedRow
        id="top-sellers"
        title={{ code: 'row.top-sellers', message: 'Top sellers' }}
        recommended={topSellers}
        layout="carousel"
      />
      <RecommendedRow
        id="most-viewed"
        title={{ code: 'row.most-viewed', message: 'Most viewed' }}
        recommended={mostViewed}
        layout="carousel"
      />
      <RecentlyViewed />
    </div>
  )
}
