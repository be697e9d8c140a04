import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { focusHeading } from '../focus-heading.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../words.ts'
import styles from './toasts.module.css'
import { TOAST_MS, type Toast } from './toast.ts'

const ICONS = { success: 'done', info: 'info', error: 'warning' } as const

interface ToastCardProps {
  readonly toast: Toast
  readonly onClose: () => void
}

/** One notice; its time stands still while the pointer or the focus is on it. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { text, tone = 'success', action, lastsMs = TOAST_MS } = toast
  const [isHeld, setHeld] = useState(false)
  const [opener] = useState(() => document.activeElement)
  const close = useRef(onClose)
  const words = useWords()
  useEffect(() => {
    close.current = onClose
  })
  const stays = action !== undefined || isHeld
  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => close.current(), lastsMs)
    return () => clearTimeout(timer)
  }, [stays, lastsMs])
  const dismiss = (event: MouseEvent) => {
    if (event.currentTarget === document.activeElement) restoreFocus(opener, event)
    onClose()
  }
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[tone]} />
      <div className={styles.text}>{text}</div>
      {action && (
        <Button
          look="quiet"
          onClick={event => {
            action.onChoose()
            dismiss(event)
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={words.close} onClick={dismiss}>
        <Icon name="close" />
      </IconButton>
    </div>
  )
}

function restoreFocus(opener: Element | null, { detail }: MouseEvent): void {
  // A pointer, unlike a key, shows where it is, so the page need not scroll to what gets the focus.
  const options = { preventScroll: detail > 0 }
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus(options)
  if (document.activeElement !== opener) focusHeading(options)
}
