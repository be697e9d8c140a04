import {
  ORDER_FORM_INTRO,
  ORDER_FORM_SUBMIT,
  ORDER_NOT_FOUND,
  ORDER_STATUS_FIELDS,
  siteLink,
  validateOrderStatus,
  type OrderMaintenance,
} from '@wallart/sdk'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { FormErrors, FormState } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { errorText, sendForm } from '../../framework/send-form.ts'
import { useSite } from '../../i18n/site-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/controls.tsx'
import { OrderDetail } from './order-detail.tsx'
import type { OrderDetailView } from './order-detail-view.ts'
import styles from './order-status-form.module.css'

interface OrderStatusFormProps {
  readonly maintenance: OrderMaintenance
  readonly state?: FormState<OrderDetailView>
}

export function OrderStatusForm({ maintenance, state }: OrderStatusFormProps) {
  const t = useTranslate()
  const action = siteLink('/orders', useSite())
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FormErrors>(state?.errors ?? {})
  const [order, setOrder] = useState(state?.shown)
  const form = useRef<HTMLFormElement>(null)
  const resultBox = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const firstInvalid = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (Object.keys(errors).length > 0) (firstInvalid ?? resultBox.current)?.focus()
  }, [errors])
  useEffect(() => {
    if (order) resultBox.current?.focus()
  }, [order])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    const checked = validateOrderStatus(Object.fromEntries(fields))
    if (!checked.ok) return setErrors(errorsByField(checked.error))
    setSending(true)
    const outcome = await sendForm<OrderDetailView>(action, Object.fromEntries(fields))
    setSending(false)
    setErrors(outcome.kind === 'invalid' ? outcome.errors : outcome.kind === 'done' ? {} : UNANSWERED)
    setOrder(outcome.kind === 'done' ? outcome.data : undefined)
  }

  if (order)
    return (
      <div ref={resultBox} tabIndex={-1} className={styles.answer}>
        <OrderDetail order={order} />
        <Button onClick={() => setOrder(undefined)}>
          {t({ code: 'order-status.check-another-order', message: 'Check another order' })}
        </Button>
      </div>
    )
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      className={styles.form}
      onSubmit={event => void send(event)}
    >
      <p>{t(ORDER_FORM_INTRO)}</p>
      {maintenance.notice && <p className={styles.notice}>{t(maintenance.notice)}</p>}
      <div ref={resultBox} tabIndex={-1} role="alert" className={styles.problem}>
        {errorText({ '': errors[''] ?? [] }, t)}
      </div>
      {ORDER_STATUS_FIELDS.filter(({ isDisplayed }) => isDisplayed).map(({ name, type, label: text }) => (
        <TextField
          key={name}
          name={name}
          type={type}
          label={t(text)}
          autoComplete={type === 'email' ? 'email' : 'off'}
          defaultValue={state?.values[name] ?? ''}
          error={errorText({ [name]: errors[name] ?? [] }, t) || undefined}
        />
      ))}
      <Button
        type="submit"
        look={maintenance.submitDisabled ? 'secondary' : 'primary'}
        isWide
        isPending={isSending}
        disabled={maintenance.submitDisabled}
      >
        {t(ORDER_FORM_SUBMIT)}
      </Button>
    </form>
  )
}

const UNANSWERED: FormErrors = { '': [ORDER_NOT_FOUND] }
