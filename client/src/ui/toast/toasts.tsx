import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useWords } from '../words.ts'
import { ToastCard } from './toast-card.tsx'
import { ShowToastContext, type ShowToast, type Toast } from './toast.ts'
import styles from './toasts.module.css'

interface ShownToast extends Toast {
  readonly id: number
}

export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const lastId = useRef(0)
  const corner = useRef<HTMLElement>(null)
  const words = useWords()

  const show = useCallback<ShowToast>(toast => {
    lastId.current += 1
    const id = lastId.current
    setToasts(before => [...before, { ...toast, id }])
  }, [])
  const close = useCallback((id: number) => {
    setToasts(before => before.filter(toast => toast.id !== id))
  }, [])

  // The last one to enter the top layer lies above the dialogs that are open there, also those that open later.
  const count = toasts.length
  useEffect(() => {
    const raise = () => {
      const element = corner.current
      if (!element?.hasAttribute('popover') || !('showPopover' in element)) return
      if (element.matches(':popover-open')) element.hidePopover()
      if (count > 0) element.showPopover()
    }
    const raiseOverDialog = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement && target.open) raise()
    }
    raise()
    document.addEventListener('toggle', raiseOverDialog, { capture: true })
    return () => document.removeEventListener('toggle', raiseOverDialog, { capture: true })
  }, [count])

  const cards = (areErrors: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === areErrors)
      .map(({ id, ...toast }) => <ToastCard key={id} toast={toast} onClose={() => close(id)} />)

  return (
    <ShowToastContext value={show}>
      {children}
      <section ref={corner} popover="manual" className={styles.corner} aria-label={words.notices}>
        <div role="alert">{cards(true)}</div>
        <output className={styles.good}>{cards(false)}</output>
      </section>
    </ShowToastContext>
  )
}
