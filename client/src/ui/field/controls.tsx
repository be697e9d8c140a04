import {
  useId,
  type ComponentProps,
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

type TextFieldProps = FieldTexts & ComponentProps<'input'>

export function TextField({ label, hint, error, optional, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {control => <input type="text" {...rest} {...control} />}
    </Field>
  )
}

type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextArea({ label, hint, error, optional, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {control => <textarea rows={4} {...rest} {...control} />}
    </Field>
  )
}

type SelectFieldProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement>

export function SelectField({ label, hint, error, optional, children, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {control => (
        <select {...rest} {...control}>
          {children}
        </select>
      )}
    </Field>
  )
}

type CheckboxProps = Omit<FieldTexts, 'optional' | 'hint'> & InputHTMLAttributes<HTMLInputElement>

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          {...rest}
          className={styles.box}
          aria-describedby={error ? id : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
