import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

interface ControlProps {
  readonly id: string
  readonly className: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export interface FieldTexts {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly optional?: string | undefined
}

interface FieldProps extends FieldTexts {
  readonly children: (control: ControlProps) => ReactNode
}

export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
