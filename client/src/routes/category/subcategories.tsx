import type { MenuEntry } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import styles from './subcategories.module.css'

interface SubcategoriesProps {
  readonly name: string
  readonly entries: readonly MenuEntry[]
}

export function Subcategories({ name, entries }: SubcategoriesProps) {
  const t = useTranslate()
  return (
    <nav aria-labelledby="below" className={styles.below}>
      <h2 id="below">{t({ code: 'list.more-in', message: `More in ${name}`, values: { name } })}</h2>
      <ul className={styles.groups}>
        {entries.map(entry => (
          <li key={entry.id}>
            <Link to={entry.href} className={styles.group}>
              {entry.name}
            </Link>
            {entry.entries.length > 0 && (
              <ul>
                {entry.entries.map(({ id, name: child, href }) => (
                  <li key={id}>
                    <Link to={href}>{child}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
