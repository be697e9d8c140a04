import {
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useLocation } from 'react-router-dom'
import { navigationAreaAttribute } from '../../analytics/navigation-clicks.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Island } from '../island/island.tsx'
import styles from './category-menu.module.css'
import { departmentOf, departmentsOf, MENU_AREA, showOpenDepartment } from './department-elements.ts'
import { useHoverMenu } from './use-hover-menu.ts'

export function CategoryMenu() {
  const { open, toggle, close, enter, leave } = useHoverMenu(useLocation().key)
  const t = useTranslate()
  const menu = useRef<HTMLElement>(null)
  const hovered = useRef<string>(undefined)

  function enterDepartment(id: string | undefined, pointer: string) {
    if (id === hovered.current) return
    hovered.current = id
    if (id !== undefined) enter(id, pointer)
  }

  // A mouse that came before the menu was hydrated has sent no event.
  const enterHovered = useEffectEvent(() => {
    const department = departmentsOf(menu.current).find(each => each.matches(':hover'))
    enterDepartment(department?.dataset['department'], 'mouse')
  })
  useEffect(() => enterHovered(), [])

  useOpenDepartment(menu, open, close)

  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close()
  }
  const toggleOnClick = ({ target }: MouseEvent) => {
    const id = target instanceof Element && target.closest('button') ? departmentOf(target) : undefined
    if (id !== undefined) toggle(id)
  }
  const handlePointerLeave = ({ pointerType }: PointerEvent) => {
    hovered.current = undefined
    leave(pointerType)
  }
  return (
    <nav
      ref={menu}
      className={styles.menu}
      aria-label={t({ code: 'header.categories', message: 'Categories' })}
      {...navigationAreaAttribute(MENU_AREA)}
    >
      <Island
        as="div"
        part="menu"
        onBlur={closeOnBlur}
        onClick={toggleOnClick}
        onPointerOver={({ target, pointerType }) => enterDepartment(departmentOf(target), pointerType)}
        onPointerLeave={handlePointerLeave}
      />
    </nav>
  )
}

/** Shows the open department; Escape and a press elsewhere close it. */
function useOpenDepartment(
  menu: RefObject<HTMLElement | null>,
  open: string | undefined,
  close: () => void,
): void {
  useEffect(() => {
    showOpenDepartment(menu.current, open)
    if (open === undefined) return undefined
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const opener = menu.current?.querySelector<HTMLElement>('button[aria-expanded="true"]')
      if (menu.current?.contains(document.activeElement)) opener?.focus()
      close()
    }
    const closeOutside = ({ target }: globalThis.PointerEvent) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [menu, open, close])
}
