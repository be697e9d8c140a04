import { useEffect, useId, useState, type ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon.tsx'
import styles from './tooltip.module.css'

interface TooltipProps {
  readonly label: string
  readonly children: ReactNode
}

export function Tooltip({ label, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    document.addEventListener('keydown', closeByKey, { capture: true })
    return () => document.removeEventListener('keydown', closeByKey, { capture: true })
  }, [isOpen])
  return (
    <span
      className={styles.tooltip}
      data-open={isOpen || undefined}
      onPointerEnter={({ pointerType }) => setOpen(pointerType === 'mouse' || isOpen)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      <IconButton label={label} aria-describedby={id} onClick={() => setOpen(true)}>
        <Icon name="info" />
      </IconButton>
      <span id={id} role="tooltip" className={styles.words}>
        {children}
      </span>
    </span>
  )
}
