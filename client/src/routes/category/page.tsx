import type { MenuEntry } from '@wallart/sdk'
import { lazyHydrate } from '../../framework/lazy-hydrate.tsx'
import { usePage } from '../../framework/use-page.ts'
import type { ListView } from '../../features/product-list/list-view.ts'
import { ProductList } from '../../features/product-list/product-list.tsx'
import { ArtistHeader } from './artist-header.tsx'
import type { ArtistLink } from './artist-index.tsx'
import type { ArtistView } from './artist-view.ts'

const EmptyCategory = lazyHydrate(
  async () => (await import('../../features/empty-list/empty-category.tsx')).EmptyCategory,
)

const ArtistIndex = lazyHydrate(async () => (await import('./artist-index.tsx')).ArtistIndex)

const Subcategories = lazyHydrate(async () => (await import('./subcategories.tsx')).Subcategories)

export interface CategoryView {
  readonly name: string
  readonly entries: readonly MenuEntry[]
  readonly list: ListView
  /** Whose works these are, on the page of an artist. */
  readonly artist?: ArtistView
  /** On the page that lists them. */
  readonly artists?: readonly ArtistLink[]
}

export function Component() {
  const { name, entries, list, artist, artists } = usePage<CategoryView>()
  const { crumbs } = list
  return (
    <ProductList
      list={list}
      empty={<EmptyCategory />}
      {...(artist && { header: <ArtistHeader artist={artist} crumbs={crumbs} /> })}
      {...(artists && { introduction: <ArtistIndex artists={artists} /> })}
    >
      {entries.length > 0 && <Subcategories name={name} entries={entries} />}
    </ProductList>
  )
}
