import type { ReactNode } from 'react'
import { isIndexed } from '../../framework/head-view.ts'
import { PageHead } from '../../framework/page-head.tsx'
import { StructuredData } from '../../framework/structured-data.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { ListHeader } from './list-header.tsx'
import { useListLocation } from './use-list-location.ts'
import { EmptyResult } from './empty-result.tsx'
import type { ListView } from './list-view.ts'
import styles from './product-list.module.css'
import { Results } from './results.tsx'

interface ProductListProps {
  readonly list: ListView
  /** What stands in place of products where there are none, and no filters that could be given up. */
  readonly empty?: ReactNode
  /** What stands in place of the heading with its trail. */
  readonly header?: ReactNode
  /** What stands between the heading and the filters. */
  readonly introduction?: ReactNode
  readonly children?: ReactNode
}

export function ProductList({ list, empty, header, introduction, children }: ProductListProps) {
  const { head, categories, filters, tiles, total, emptyResult: failure } = list
  const listLocation = useListLocation(filters)
  return (
    <div className={styles.list} data-page="list">
      <PageHead head={head} />
      {isIndexed(head) && <StructuredData key={head.canonical} />}
      {header ?? <ListHeader list={list} />}
      {introduction}
      <CategoryStrip facets={categories} />
      {(tiles.length > 0 || failure) && (
        <FilterBar filters={filters} total={total} listLocation={listLocation} />
      )}
      {failure && <FilterChips filters={filters} listLocation={listLocation} />}
      {failure && <EmptyResult emptyResult={failure} />}
      {tiles.length > 0 && <Results list={list} listLocation={listLocation} />}
      {tiles.length === 0 && !failure && empty}
      {children}
    </div>
  )
}
