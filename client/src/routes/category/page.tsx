import type { MenuEntry } from '@wallart/sdk'
import { lazyHydrate } from '../../framework/lazy-hydrate.tsx'
import { usePage } from '../../framework/use-page.ts'
import type { ListView } from '../../features/product-list/list-view.ts'
import { ProductList } from '../../features/product-list/product-list.tsx'
import { Subcategories } from './subcategories.tsx'

const EmptyCategory = lazyHydrate(
  async () => (await import('../../features/empty-list/empty-category.tsx')).EmptyCategory,
)

export interface CategoryView {
  readonly name: string
  readonly entries: readonly MenuEntry[]
  readonly list: ListView
}

export function Component() {
  const { name, entries, list } = usePage<CategoryView>()
  return (
    <ProductList list={list} empty={<EmptyCategory />}>
      <Subcategories name={name} entries={entries} />
    </ProductList>
  )
}
