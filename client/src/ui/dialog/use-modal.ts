import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react'

interface Modal {
  /** What scrolls in the dialog. */
  readonly contentRef: RefObject<HTMLDivElement | null>
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  readonly onClose: () => void
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void
  readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
}

interface ModalOptions {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly closesOutside: boolean
  readonly step: string
}

/** Opens and closes a native dialog; the browser keeps the focus inside and gives it back. */
export function useModal({ isOpen, onClose, closesOutside, step }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const pressedOutside = useRef(false)
  const shownStep = useRef(step)

  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return undefined
    const opener = document.activeElement
    if (!dialog.open) dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-focus]')?.focus()
    return () => {
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isOpen])

  // The button that led to the next step is gone, and the focus with it; how far the last step was scrolled is not.
  useEffect(() => {
    const dialog = ref.current
    if (shownStep.current === step) return
    shownStep.current = step
    if (!dialog?.open) return
    if (contentRef.current) contentRef.current.scrollTop = 0
    if (dialog.contains(document.activeElement)) return
    const next = dialog.querySelector<HTMLElement>('[data-focus]') ?? dialog.querySelector('h2')
    next?.focus()
  }, [step])

  return {
    contentRef,
    ref,
    onCancel: event => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // Some browsers close a dialog without asking, when Escape is pressed once more.
    onClose: () => {
      if (isOpen && !ref.current?.open) onClose()
    },
    // A text that is marked with the mouse may end outside; only a click that begins there counts.
    onMouseDown: event => {
      pressedOutside.current = isOutside(event)
    },
    onClick: event => {
      if (closesOutside && pressedOutside.current && isOutside(event)) onClose()
    },
  }
}

// The dialog's content fills it, so that only the backdrop is the dialog itself.
function isOutside({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget
}
