import type { MenuEntry } from '@wallart/sdk'
import { Link } from '../../app/link.tsx'
import { usePage } from '../../app/use-page.ts'
import type { ListView } from '../../features/product-list/list-view.ts'
import { ProductList } from '../../features/product-list/product-list.tsx'
import styles from './page.module.css'

/** What a category page shows. */
export interface CategoryView {
  readonly name: string
  readonly description: string
  readonly entries: readonly MenuEntry[]
  readonly list: ListView
}

export function Component() {
  const { name, description, entries, list } = usePage<CategoryView>()
  const { seo } = list
  return (
    <>
      <ProductList
        list={{
          ...list,
          title: list.title || name,
          description: list.description || description,
          seo: { ...seo, title: seo.title || name },
        }}
      />
      {entries.length > 0 && (
        <ul className={styles.grid} aria-label="Categories below">
          {entries.map(entry => (
            <li key={entry.id}>
              <Link to={entry.href}>{entry.name}</Link>
              <ul>
                {entry.entries.map(({ id, name: child, href }) => (
                  <li key={id}>
                    <Link to={href}>{child}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
