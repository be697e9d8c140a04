import { formatPhone, formatPhoneEdit } from '@wallart/sdk'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { TextField } from '../../ui/field/controls.tsx'

interface PhoneFieldProps {
  readonly defaultValue: string
  readonly error: string | undefined
}

/** A phone number that is formatted while it is typed. */
export function PhoneField({ defaultValue, error }: PhoneFieldProps) {
  const t = useTranslate()
  const [edit, setEdit] = useState({ value: formatPhone(defaultValue), caret: 0 })
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.setSelectionRange(edit.caret, edit.caret)
  }, [edit])
  return (
    <TextField
      ref={input}
      label={t({ code: 'registration.phone', message: 'Phone' })}
      optional={t({ code: 'ui.optional', message: '(optional)' })}
      name="phone"
      type="tel"
      autoComplete="tel"
      value={edit.value}
      onChange={({ currentTarget: { value, selectionStart } }) =>
        setEdit(formatPhoneEdit({ value, caret: selectionStart ?? value.length }))
      }
      error={error}
    />
  )
}
