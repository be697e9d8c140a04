import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../button/button.tsx'
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
          onClick={() => {
            action.onChoose()
            onClose()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={words.close} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  )
}
