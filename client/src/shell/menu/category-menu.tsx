import type { MenuEntry } from '@wallart/sdk'
import { useEffect, useRef, type FocusEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { navigationAreaAttribute } from '../../analytics/navigation-clicks.ts'
import { useTranslate } from '../../i18n/translate.ts'
import styles from './category-menu.module.css'
import { Department } from './department.tsx'
import { useHoverMenu } from './use-hover-menu.ts'

export function CategoryMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { open, toggle, close, enter, leave } = useHoverMenu(useLocation().key)
  const t = useTranslate()
  const menu = useRef<HTMLElement>(null)

  useEffect(() => {
    if (open === undefined) return undefined
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const opener = menu.current?.querySelector<HTMLElement>('button[aria-expanded="true"]')
      if (menu.current?.contains(document.activeElement)) opener?.focus()
      close()
    }
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [open, close])

  if (entries.length === 0) return null
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <nav
      ref={menu}
      className={styles.menu}
      aria-label={t({ code: 'header.categories', message: 'Categories' })}
      {...navigationAreaAttribute('menu')}
    >
      <div onBlur={closeOnBlur} onPointerLeave={({ pointerType }) => leave(pointerType)}>
        <ul className={styles.departments}>
          {entries.map(entry => (
            <Department
              key={entry.id}
              entry={entry}
              isOpen={entry.id === open}
              onToggle={() => toggle(entry.id)}
              onEnter={pointer => enter(entry.id, pointer)}
            />
          ))}
        </ul>
      </div>
    </nav>
  )
}
