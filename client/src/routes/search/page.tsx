import { Link } from '../../framework/link.tsx'
import { lazyHydrate } from '../../framework/lazy-hydrate.tsx'
import { usePage } from '../../framework/use-page.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { EmptySearchView } from '../../features/empty-list/empty-search-view.ts'
import type { ListView, NamedLink } from '../../features/product-list/list-view.ts'
import { ProductList } from '../../features/product-list/product-list.tsx'

const EmptySearch = lazyHydrate(
  async () => (await import('../../features/empty-list/empty-search.tsx')).EmptySearch,
)

export interface SearchView {
  readonly list: ListView
  readonly empty?: EmptySearchView
  /** The page of help that the search is about. */
  readonly help?: NamedLink
}

export function Component() {
  const { list, empty, help } = usePage<SearchView>()
  const t = useTranslate()
  return (
    <>
      {help && (
        <p>
          {t({ code: 'search.help', message: 'See also:' })} <Link to={help.href}>{help.name}</Link>
        </p>
      )}
      <ProductList list={list} empty={empty && <EmptySearch empty={empty} />} />
    </>
  )
}
