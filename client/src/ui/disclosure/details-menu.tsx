import { useEffect, useRef, type ReactNode } from 'react'
import styles from './details-menu.module.css'

interface DetailsMenuProps {
  readonly label: ReactNode
  /** Of all menus with the same name only one is open. */
  readonly name: string
  readonly align?: 'start' | 'end'
  readonly isMarked?: boolean
  readonly startsOpen?: boolean
  /** A link of it that is followed closes it, and so does the present choice. */
  readonly closesOnChoice?: boolean
  readonly children: ReactNode
}

export function DetailsMenu(props: DetailsMenuProps) {
  const {
    label,
    name,
    align = 'start',
    isMarked = false,
    closesOnChoice = false,
    startsOpen,
    children,
  } = props
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(
    () => (ref.current ? addCloseListeners(ref.current, closesOnChoice) : undefined),
    [closesOnChoice],
  )
  return (
    <details ref={ref} name={name} className={styles.menu} data-align={align} open={startsOpen}>
      <summary className={styles.label} data-marked={isMarked || undefined}>
        {label}
      </summary>
      {/* A visitor who presses between its links has the focus in it, and not elsewhere. */}
      <div className={styles.panel} tabIndex={-1}>
        {children}
      </div>
    </details>
  )
}

// Answers how to stop.
function addCloseListeners(details: HTMLDetailsElement, closesOnChoice: boolean): () => void {
  const close = () => {
    details.open = false
    details.querySelector('summary')?.focus()
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && details.open) close()
  }
  const closeOnChoiceClick = ({ target }: Event) => {
    if (closesOnChoice && target instanceof Element && target.closest('a, [aria-current]')) close()
  }
  const closeOnOutsideEvent = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) details.open = false
  }
  details.addEventListener('keydown', closeOnEscape)
  details.addEventListener('click', closeOnChoiceClick)
  document.addEventListener('pointerdown', closeOnOutsideEvent)
  document.addEventListener('focusin', closeOnOutsideEvent)
  return () => {
    details.removeEventListener('keydown', closeOnEscape)
    details.removeEventListener('click', closeOnChoiceClick)
    document.removeEventListener('pointerdown', closeOnOutsideEvent)
    document.removeEventListener('focusin', closeOnOutsideEvent)
  }
}
