import {
  ORDER_FORM_INTRO,
  ORDER_FORM_SUBMIT,
  ORDER_NOT_FOUND,
  ORDER_STATUS_FIELDS,
  siteLink,
  validateOrderStatus,
  type OrderMaintenance,
} from '@wallart/sdk'
import type { FormState } from '../../framework/action.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useFormSubmit } from '../../framework/use-form-submit.ts'
import { useSite } from '../../i18n/site-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/controls.tsx'
import type { OrderDetailView } from './order-detail-view.ts'
import styles from './order-status-form.module.css'

interface OrderStatusFormProps {
  readonly maintenance: OrderMaintenance
  readonly state?: FormState
  readonly onFound: (order: OrderDetailView) => void
}

export function OrderStatusForm({ maintenance, state, onFound }: OrderStatusFormProps) {
  const t = useTranslate()
  const { formProps, isSending, errorOf } = useFormSubmit<OrderDetailView>({
    action: siteLink('/orders', useSite()),
    state,
    validate: validateOrderStatus,
    unanswered: ORDER_NOT_FOUND,
    onResult: result => {
      if (result.kind === 'done') onFound(result.data)
    },
  })
  return (
    <form {...formProps} className={styles.form}>
      <div>
        <p>{t(ORDER_FORM_INTRO)}</p>
        <output>
          {maintenance.notice && <span className={styles.notice}>{t(maintenance.notice)}</span>}
        </output>
      </div>
      <div tabIndex={-1} role="alert" className={styles.problem}>
        {errorOf('')}
      </div>
      {ORDER_STATUS_FIELDS.filter(({ isDisplayed }) => isDisplayed).map(({ name, type, label }) => (
        <TextField
          key={name}
          name={name}
          type={type}
          label={t(label)}
          autoComplete={type === 'email' ? 'email' : 'off'}
          defaultValue={state?.values[name] ?? ''}
          error={errorOf(name)}
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
