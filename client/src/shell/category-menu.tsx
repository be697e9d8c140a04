import { menuColumns, type MenuEntry } from '@wallart/sdk'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from '../app/link.tsx'
import styles from './category-menu.module.css'

/** The shop's categories: links that work everywhere, and a panel below each that has more to show. */
export function CategoryMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  if (entries.length === 0) return null
  return (
    <nav className={styles.menu} aria-label="Categories">
      <ul>
        {entries.map(entry => (
          <Department
            key={entry.id}
            entry={entry}
            open={entry.id === open}
            onToggle={() => setOpen(entry.id === open ? undefined : entry.id)}
            onClose={close}
          />
        ))}
      </ul>
    </nav>
  )
}

interface DepartmentProps {
  readonly entry: MenuEntry
  readonly open: boolean
  readonly onToggle: () => void
  readonly onClose: () => void
}

function Department({ entry, open, onToggle, onClose }: DepartmentProps) {
  const panel = useId()
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return undefined
    function closeByKey({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      onClose()
      toggle.current?.focus()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [open, onClose])

  return (
    <li className={styles.department} data-open={open || undefined}>
      <Link to={entry.href} className={styles.name} onClick={onClose}>
        {entry.name}
      </Link>
      {entry.entries.length > 0 && (
        <>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={panel}
            aria-label={`More of ${entry.name}`}
            onClick={onToggle}
          />
          <div id={panel} className={styles.panel}>
            {menuColumns(entry.entries).map(groups => (
              <div key={groups[0]?.id}>
                {groups.map(group => (
                  <Group key={group.id} group={group} onFollow={onClose} />
                ))}
              </div>
            ))}
          </div>
        </>
      )}
    </li>
  )
}

function Group({ group, onFollow }: { readonly group: MenuEntry; readonly onFollow: () => void }) {
  return (
    <section className={styles.group}>
      <Link to={group.href} className={styles.title} onClick={onFollow}>
        {group.name}
      </Link>
      <ul>
        {group.entries.map(({ id, name, href }) => (
          <li key={id}>
            <Link to={href} onClick={onFollow}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
