import { useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslate } from '../../i18n/translate.ts'
import { useHistoryStep } from '../../framework/use-history-step.ts'
import type { MenuDrawerProps } from './menu-drawer.tsx'
import { HeaderIcon } from './header-icon.tsx'
import styles from './menu-drawer-button.module.css'

const loadDrawer = () => import('./menu-drawer.tsx')

export function MenuDrawerButton() {
  return <DrawerOpener key={useLocation().key} />
}

// The drawer's code comes when the visitor is about to open it.
function DrawerOpener() {
  const t = useTranslate()
  const { isOpen, open, close } = useHistoryStep('menu')
  const [code, setCode] = useState<{ readonly Drawer: ComponentType<MenuDrawerProps> }>()
  // Without a connection there is no drawer, and the offline banner says why.
  const prepare = () =>
    void loadDrawer().then(
      ({ MenuDrawer }) => setCode({ Drawer: MenuDrawer }),
      () => close(),
    )
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t({ code: 'header.menu', message: 'Menu' })}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          open()
          prepare()
        }}
      >
        <HeaderIcon name="menu" />
      </button>
      {code && <code.Drawer isOpen={isOpen} onClose={close} />}
    </>
  )
}
