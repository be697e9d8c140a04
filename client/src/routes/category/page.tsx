import type { MenuEntry } from '@wallart/sdk'
import { Link } from '../../app/link.tsx'
import { usePage } from '../../app/use-page.ts'
import styles from './page.module.css'

/** What a category page shows. */
export interface CategoryView {
  readonly name: string
  readonly description: string
  readonly entries: readonly MenuEntry[]
}

export function Component() {
  const { name, description, entries } = usePage<CategoryView>()
  return (
    <>
      <title>{name}</title>
      {description && <meta name="description" content={description} />}
      <header className={styles.head}>
        <h1>{name}</h1>
        {description && <p>{description}</p>}
      </header>
      {entries.length > 0 && (
        <ul className={styles.grid}>
          {entries.map(entry => (
            <li key={entry.id}>
              <h2>
                <Link to={entry.href}>{entry.name}</Link>
              </h2>
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
