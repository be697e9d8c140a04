import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { useWords } from '../words.ts'
import styles from './disclosure-menu.module.css'

const GRACE_MS = 100

interface DisclosureMenuProps {
  readonly label: string
  /** Where the label itself leads; a menu without it is opened by its label. */
  readonly href?: string
  readonly graceMs?: number
  readonly children: ReactNode
}

export function DisclosureMenu({ label, href, graceMs = GRACE_MS, children }: DisclosureMenuProps) {
  const id = useId()
  const words = useWords()
  const toggle = useRef<HTMLButtonElement>(null)
  const { isOpen, setOpen, click, hoverProps } = useHoverOpen(graceMs)

  useEffect(() => {
    if (!isOpen) return undefined
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [isOpen, setOpen])

  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <div className={styles.menu} data-open={isOpen || undefined} {...hoverProps} onBlur={closeOnBlur}>
      {href && (
        <a href={href} className={styles.label}>
          {label}
        </a>
      )}
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={href ? words.moreOf(label) : undefined}
        onClick={click}
      >
        {!href && label}
        <Icon name="down" />
      </button>
      <div id={id} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}

/** Opens for a mouse that is over it, and closes a moment after the mouse has left. */
function useHoverOpen(graceMs: number) {
  const [isOpen, setOpen] = useState(false)
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHovered = useRef(false)
  useEffect(() => () => clearTimeout(closeTimer.current), [])

  const handleHover = (isInside: boolean, pointer: string) => {
    if (pointer !== 'mouse') return
    clearTimeout(closeTimer.current)
    if (!isInside) {
      wasHovered.current = false
      closeTimer.current = setTimeout(() => setOpen(false), graceMs)
    } else if (!isOpen) {
      wasHovered.current = true
      setOpen(true)
    }
  }
  return {
    isOpen,
    setOpen,
    // A mouse has opened it by hovering already, so its click must not close it.
    click: () => {
      if (!wasHovered.current) setOpen(!isOpen)
      wasHovered.current = false
    },
    hoverProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => handleHover(true, pointerType),
      onPointerLeave: ({ pointerType }: PointerEvent) => handleHover(false, pointerType),
    },
  }
}
