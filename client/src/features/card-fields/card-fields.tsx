import { formatCardNumberEdit, formatExpiry } from '@wallart/sdk'
import type { InputEvent } from 'react'
import type { FormField } from '../../framework/use-action-form.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { TextField } from '../../ui/field/controls.tsx'

interface CardFieldsProps {
  readonly field: (name: string) => FormField
}

/** Number, expiry and holder of a card. */
export function CardFields({ field }: CardFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <TextField
        {...field('number')}
        label={t({ code: 'payments.number', message: 'Card number' })}
        hint={t({ code: 'payments.accepted', message: 'Visa, Master Card, Amex or Discover' })}
        inputMode="numeric"
        autoComplete="cc-number"
        onInput={formatNumber}
      />
      <TextField
        {...field('expiry')}
        label={t({ code: 'payments.expiry', message: 'Expiration date' })}
        hint={t({ code: 'payments.expiry-form', message: 'MM/YY' })}
        inputMode="numeric"
        autoComplete="cc-exp"
        onInput={formatExpiryDate}
      />
      <TextField
        {...field('holder')}
        label={t({ code: 'payments.holder', message: 'Name on the card' })}
        autoComplete="cc-name"
      />
    </>
  )
}

function formatNumber({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const { value, selectionStart } = input
  const edit = formatCardNumberEdit({ value, caret: selectionStart ?? value.length })
  if (edit.value === value) return
  input.value = edit.value
  input.setSelectionRange(edit.caret, edit.caret)
}

// Behind the last sign only: what is corrected in the middle is left alone.
function formatExpiryDate({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>): void {
  const { value, selectionStart } = input
  if (nativeEvent.inputType.startsWith('delete') || selectionStart !== value.length) return
  const formatted = formatExpiry(value)
  if (formatted !== value) input.value = formatted
}
