import { menuColumns, type MenuEntry } from '@wallart/sdk'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './category-menu.module.css'

interface DepartmentProps {
  readonly entry: MenuEntry
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onEnter: (pointer: string) => void
}

export function Department({ entry, isOpen, onToggle, onEnter }: DepartmentProps) {
  const { name, href, entries } = entry
  const panel = useId()
  const t = useTranslate()
  const item = useRef<HTMLLIElement>(null)

  // A mouse that came before the menu was hydrated has sent no event.
  const openIfHovered = useEffectEvent(() => {
    if (item.current?.matches(':hover')) onEnter('mouse')
  })
  useEffect(() => openIfHovered(), [])

  return (
    <li
      ref={item}
      className={styles.department}
      data-open={isOpen || undefined}
      onPointerEnter={({ pointerType }) => onEnter(pointerType)}
    >
      <Link to={href} className={styles.name}>
        {name}
      </Link>
      {entries.length > 0 && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={panel}
            aria-label={t({ code: 'ui.more-of', message: `More of ${name}`, values: { name } })}
            onClick={onToggle}
          >
            <Icon name="down" />
          </button>
          <div id={panel} className={styles.panel}>
            <Link to={href} className={styles.all}>
              <span className={styles.lead}>{name}</span>
              <span className={styles.more}>
                {t({ code: 'header.shop-all', message: 'Shop all' })}
                <Icon name="next" />
              </span>
            </Link>
            {menuColumns(entries).map(groups => (
              <div key={groups[0]?.id} className={styles.column}>
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
    <div className={styles.group}>
      <Link to={group.href} className={styles.title}>
        {group.name}
      </Link>
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
