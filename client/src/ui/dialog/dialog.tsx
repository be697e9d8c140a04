import { useId, type ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon.tsx'
import { useWords } from '../words.ts'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Where the dialog stands; at a side it is as high as the window. */
  readonly position?: 'middle' | 'left' | 'right' | 'full'
  /** How wide it may be; the middle one is as wide as its words want. */
  readonly size?: 'small' | 'medium' | 'large'
  /** The same for all of its views, whose submit buttons stay in sight. */
  readonly hasFixedHeight?: boolean
  readonly role?: 'dialog' | 'alertdialog'
  readonly describedBy?: string
  readonly closesOutside?: boolean
  /** Which of several views it shows; the next one takes the focus. */
  readonly step?: string
  readonly footer?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, footer, describedBy } = props
  const { position = 'middle', size = 'medium', role = 'dialog' } = props
  const { closesOutside = true, hasFixedHeight, step = '' } = props
  const words = useWords()
  const heading = useId()
  const { contentRef, ...modal } = useModal({ isOpen, onClose, closesOutside, step })
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={isOpen ? heading : undefined}
      aria-describedby={isOpen ? describedBy : undefined}
      className={styles.dialog}
      data-place={position}
      data-size={size}
      data-fixed={hasFixedHeight || undefined}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <div className={styles.header}>
            <h2 id={heading} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={words.close} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
          <div ref={contentRef} className={styles.content}>
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
