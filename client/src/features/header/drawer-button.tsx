import type { MenuEntry } from '@wallart/sdk'
import { useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { MenuDrawerProps } from './menu-drawer.tsx'
import { HeaderIcon } from './header-icon.tsx'
import styles from './drawer-button.module.css'

const drawerCode = () => import('./menu-drawer.tsx')

/** Opens the drawer; its code comes when somebody is about to. */
export function DrawerButton({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState<{ readonly Drawer: ComponentType<MenuDrawerProps> }>()
  const { key } = useLocation()
  const [page, setPage] = useState(key)
  if (page !== key) {
    setPage(key)
    setOpen(false)
  }
  // Without a connection there is no drawer, and the offline banner says why.
  const prepare = () =>
    void drawerCode().then(
      ({ MenuDrawer }) => setCode({ Drawer: MenuDrawer }),
      () => setOpen(false),
    )
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Menu"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpen(true)
          prepare()
        }}
      >
        <HeaderIcon name="menu" />
      </button>
      {code && <code.Drawer isOpen={isOpen} onClose={() => setOpen(false)} entries={entries} />}
    </>
  )
}
