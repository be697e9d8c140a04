import { lazyHydrate } from '../../framework/lazy-hydrate.tsx'
import { usePage } from '../../framework/use-page.ts'
import type { EmptySearchView } from '../../features/empty-list/empty-search-view.ts'
import type { ListView } from '../../features/product-list/list-view.ts'
import { ProductList } from '../../features/product-list/product-list.tsx'

const EmptySearch = lazyHydrate(
  async () => (await import('../../features/empty-list/empty-search.tsx')).EmptySearch,
)

export interface SearchView {
  readonly list: ListView
  readonly empty?: EmptySearchView
}

export function Component() {
  const { list, empty } = usePage<SearchView>()
  return <ProductList list={list} empty={empty && <EmptySearch empty={empty} />} />
}
