import { usePage } from '../../app/use-page.ts'
import type { ListView } from '../../features/product-list/list-view.ts'
import { ProductList } from '../../features/product-list/product-list.tsx'

export function Component() {
  return <ProductList list={usePage<ListView>()} />
}
