import { formatCardNumberEdit, formatExpiry } from '@wallart/sdk'
import type { InputEvent } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { Checkbox, TextField } from '../../ui/field/controls.tsx'
import { AccountForm } from '../account/account-form.tsx'
import { Subtitle } from '../account/subtitle.tsx'

/** The form that keeps a card; the code on its back is never asked for, because it must not be kept. */
export function CardForm({ isFirst }: { readonly isFirst: boolean }) {
  const t = useTranslate()
  return (
    <>
      <Subtitle>{t({ code: 'payments.add', message: 'Add card' })}</Subtitle>
      <AccountForm
        action="/account/payments/add?add=yes"
        submit={t({ code: 'payments.save', message: 'Save card' })}
        cancelPath="/account/payments"
      >
        {(field, isTicked) => (
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
            <Checkbox
              name="isDefault"
              defaultChecked={isTicked('isDefault', isFirst)}
              label={t({ code: 'payments.make-default', message: 'Make this my default card' })}
            />
          </>
        )}
      </AccountForm>
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
