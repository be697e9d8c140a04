import { pastedZip, siteLink, validateZip, ZIP_INPUT_MAX_LENGTH, type DeliveryZip } from '@wallart/sdk'
import { useState, type ClipboardEvent, type SubmitEvent } from 'react'
import { errorText } from '../../framework/send-form.ts'
import type { FormState } from '../../framework/action.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/controls.tsx'
import styles from './zip-form.module.css'

interface ZipFormProps {
  readonly upi: string
  /** Takes the new place where scripts run; without it the form is always sent. */
  readonly onApply?: (zip: DeliveryZip) => void
  readonly state?: FormState
}

export function ZipForm({ upi, onApply, state }: ZipFormProps) {
  const action = siteLink(`/delivery?${new URLSearchParams({ upi }).toString()}`, useSite())
  const t = useTranslate()
  const [problem, setProblem] = useState(errorText(state?.errors ?? {}, t))

  function apply(event: SubmitEvent<HTMLFormElement>) {
    if (!onApply) return
    event.preventDefault()
    const form = event.currentTarget
    const zip = new FormData(form).get('zip')
    const checked = validateZip({ zip: typeof zip === 'string' ? zip : '' })
    setProblem(checked.ok ? '' : checked.error.map(t).join(' '))
    if (!checked.ok) return form.querySelector('input')?.focus()
    form.reset()
    onApply(checked.value)
  }

  return (
    <form method="post" action={action} className={styles.form} noValidate onSubmit={apply}>
      <TextField
        label={t({ code: 'delivery.zip-or-postal-code', message: 'Zip or postal code' })}
        name="zip"
        autoComplete="postal-code"
        maxLength={ZIP_INPUT_MAX_LENGTH}
        defaultValue={state?.values['zip'] ?? ''}
        error={problem || undefined}
        onPaste={handlePaste}
      />
      <Button type="submit">{t({ code: 'delivery.apply', message: 'Apply' })}</Button>
    </form>
  )
}

// A field that takes seven characters would otherwise cut a ZIP+4 in its middle.
function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
  const field = event.currentTarget
  const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length
  if (!isWhole) return
  event.preventDefault()
  field.value = pastedZip(event.clipboardData.getData('text'))
}
