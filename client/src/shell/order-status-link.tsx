import { createPortal } from 'react-dom'
import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { Link } from '../framework/link.tsx'

const loadDialog = () => import('../features/order-status/order-status-dialog.tsx')

interface DialogModule {
  readonly OrderStatusDialog: ComponentType<{ readonly isOpen: boolean; readonly onClose: () => void }>
}

interface OrderStatusStep {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** The look-up of an order, whose code comes when the shopper is about to open it. */
export function useOrderStatusDialog({ isOpen, open, close }: OrderStatusStep) {
  const [code, setCode] = useState<DialogModule>()
  // Without a connection there is no dialog, and the offline banner says why.
  const prepare = () => void loadDialog().then(setCode, close)
  return {
    prepare,
    open: () => {
      open()
      prepare()
    },
    dialog: code && createPortal(<code.OrderStatusDialog isOpen={isOpen} onClose={close} />, document.body),
  }
}

interface OrderStatusLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** The link in the drawer, which is a step of the history itself. */
export function OrderStatusLink({ to, children }: OrderStatusLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const { prepare, open, dialog } = useOrderStatusDialog({
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
  })
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
  return (
    <>
      <Link to={to} aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={handleClick}>
        {children}
      </Link>
      {dialog}
    </>
  )
}
