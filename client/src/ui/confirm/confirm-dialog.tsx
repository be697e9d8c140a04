import { useId, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import styles from './confirm-dialog.module.css'

interface DialogAction {
  readonly label: string
  readonly onChoose: () => void
}

interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly message: ReactNode
  readonly primary: DialogAction
  readonly alternate: DialogAction
}

export function ConfirmDialog({ isOpen, onClose, title, message, primary, alternate }: ConfirmDialogProps) {
  const text = useId()
  const answer = (chosen: DialogAction) => () => {
    chosen.onChoose()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={answer(alternate)}
      title={title}
      role="alertdialog"
      size="small"
      describedBy={text}
      footer={
        <>
          <Button data-focus onClick={answer(alternate)}>
            {alternate.label}
          </Button>
          <Button look="primary" onClick={answer(primary)}>
            {primary.label}
          </Button>
        </>
      }
    >
      <p id={text} className={styles.message}>
        {message}
      </p>
    </Dialog>
  )
}
