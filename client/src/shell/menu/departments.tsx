import { menuColumns, type MenuEntry } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import styles from './category-menu.module.css'

export function Departments({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <ul className={styles.departments}>
      {entries.map(entry => (
        <Department key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function Department({ entry }: { readonly entry: MenuEntry }) {
  const { id, name, href, entries } = entry
  const panel = `menu-${id}`
  const t = useTranslate()
  return (
    <li className={styles.department} data-department={id}>
      <Link to={href} className={styles.name}>
        {name}
      </Link>
      {entries.length > 0 && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded="false"
            aria-controls={panel}
            aria-label={t({ code: 'ui.more-of', message: `More of ${name}`, values: { name } })}
          />
          <div id={panel} className={styles.panel}>
            <Link to={href} className={styles.all}>
              <span className={styles.lead}>{name}</span>
              <span className={styles.more}>{t({ code: 'header.shop-all', message: 'Shop all' })}</span>
            </Link>
            {menuColumns(entries).map(groups => (
              <div key={groups[0]?.id}>
                {groups.map(group => (
                  <Group key={group.id} group={group} />
                ))}
              </div>
            ))}
          </div>
        </>
      )}
    </li>
  )
}

function Group({ group }: { readonly group: MenuEntry }) {
  return (
    <div>
      <Link to={group.href}>{group.name}</Link>
      <ul>
        {group.entries.map(({ id, name, href }) => (
          <li key={id}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
