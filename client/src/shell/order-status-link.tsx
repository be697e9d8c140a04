import { createPortal } from 'react-dom'
import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { Link } from '../framework/link.tsx'
import { useHistoryStep } from '../framework/use-history-step.ts'

const loadDialog = () => import('../features/order-status/order-status-dialog.tsx')

interface DialogControls {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

interface OrderStatusLinkProps {
  readonly to: string
  readonly isInDrawer: boolean
  readonly children: ReactNode
}

export function OrderStatusLink({ isInDrawer, ...link }: OrderStatusLinkProps) {
  return isInDrawer ? <LinkInDrawer {...link} /> : <LinkOnPage {...link} />
}

type LinkProps = Omit<OrderStatusLinkProps, 'isInDrawer'>

function LinkOnPage(props: LinkProps) {
  return <DialogLink {...props} {...useHistoryStep('order-status')} />
}

function LinkInDrawer(props: LinkProps) {
  const [isOpen, setOpen] = useState(false)
  return <DialogLink {...props} isOpen={isOpen} open={() => setOpen(true)} close={() => setOpen(false)} />
}

interface DialogModule {
  readonly OrderStatusDialog: ComponentType<{ readonly isOpen: boolean; readonly onClose: () => void }>
}

function DialogLink({ to, children, isOpen, open, close }: LinkProps & DialogControls) {
  const [code, setCode] = useState<DialogModule>()
  // Without a connection there is no dialog, and the offline banner says why.
  const prepare = () => void loadDialog().then(setCode, close)
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
    prepare()
  }
  return (
    <>
      <Link to={to} aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={handleClick}>
        {children}
      </Link>
      {code && createPortal(<code.OrderStatusDialog isOpen={isOpen} onClose={close} />, document.body)}
    </>
  )
}
