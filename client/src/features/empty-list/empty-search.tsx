import { emptySearchMessage, SPELLING_HINT } from '@wallart/sdk'
import { Link } from '../../app/link.tsx'
import { ProductRow } from '../../products/product-row.tsx'
import { RecentlyViewed } from '../../products/recently-viewed.tsx'
import styles from './empty-list.module.css'
import type { EmptySearchView } from './empty-search-view.ts'

/** What a search that finds nothing shows instead: how to search better, and what others look at and buy. */
export function EmptySearch({ empty }: { readonly empty: EmptySearchView }) {
  const { query, suggested, topSellers, mostViewed } = empty
  return (
    <div className={styles.empty}>
      <header className={styles.head}>
        <h1>{emptySearchMessage(query).message}</h1>
        <p>{SPELLING_HINT.message}</p>
        {suggested && (
          <p className={styles.suggested}>
            Did you mean <Link to={suggested.href}>{suggested.term}</Link>?
          </p>
        )}
      </header>
      <ProductRow id="top-sellers" title="Top sellers" tiles={topSellers} />
      <ProductRow id="most-viewed" title="Most viewed" tiles={mostViewed} />
      <RecentlyViewed />
    </div>
  )
}
