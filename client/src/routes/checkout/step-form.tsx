import { siteLink, type CheckoutStepName } from '@wallart/sdk'
import { use, useMemo, useState, type ReactNode } from 'react'
import { Link } from '../../framework/link.tsx'
import type { FormField } from '../../framework/use-action-form.ts'
import { formEntries } from '../../framework/form-entries.ts'
import { errorText } from '../../framework/send-form.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { useStore } from '../../framework/use-store.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { CheckoutStore } from '../../stores/checkout.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/field/error-summary.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { NOT_ENOUGH } from './problems.ts'
import styles from './step-form.module.css'
import { CheckoutContext } from './use-checkout.ts'

interface StepFormProps {
  readonly step: CheckoutStepName
  readonly submit: string
  readonly children: (
    field: (name: string, initial?: string) => FormField,
    isTicked: (name: string, initial: boolean) => boolean,
  ) => ReactNode
}

/** The form of a step; what was typed comes back after a reload, and without scripts after a refusal. */
export function StepForm({ step, submit, children }: StepFormProps) {
  const shared = use(CheckoutContext)
  if (!shared) throw new Error('A step is shown outside of the checkout.')
  const state = useFormState()
  const { basketId, store, submit: send } = shared
  const checkout = useStore(store)
  const context = useSite()
  const t = useTranslate()
  const [stored] = useState(store.state.drafts[step])
  const isHydrated = useHydrated()
  const draft = isHydrated ? stored : undefined
  const isRefused = Object.keys(state.errors).length > 0
  const values = draft ?? (isRefused ? state.values : undefined)
  const hasErrors = isHydrated && Object.keys(checkout.errors).length > 0
  const errors = hasErrors ? checkout.errors : state.errors
  const messageFor = (name: string) => errorText({ [name]: errors[name] ?? [] }, t) || undefined
  const path = step === 'review' ? '/checkout/order' : `/checkout/${step}`

  return (
    <form
      method="post"
      action={siteLink(`${path}?step=${step}`, context)}
      noValidate
      className={styles.form}
      onInput={event => store.keep(step, Object.fromEntries(formEntries(event.currentTarget)))}
      onSubmit={event => {
        event.preventDefault()
        void send(step, Object.fromEntries(formEntries(event.currentTarget)))
      }}
    >
      {step !== 'review' && <input type="hidden" name="basket" value={basketId} />}
      <ErrorSummary
        title={t({ code: 'checkout.check', message: 'Please check what you entered' })}
        problems={useProblems(errors)}
      >
        {errors['']?.some(({ code }) => code === NOT_ENOUGH.code) && (
          <Link to="/cart">{t({ code: 'orders.go-to-cart', message: 'Go to your cart' })}</Link>
        )}
      </ErrorSummary>
      <div key={draft ? 'draft' : 'fresh'} className={styles.fields}>
        {children(
          (name, initial = '') => ({
            name,
            defaultValue: values ? (values[name] ?? '') : initial,
            error: messageFor(name),
          }),
          (name, initial) => (values ? values[name] !== undefined : initial),
        )}
      </div>
      <Button type="submit" look="primary" isPending={checkout.pending !== undefined} isWide>
        {submit}
      </Button>
    </form>
  )
}

/** The same list until the errors are others, because the summary takes the focus when it changes. */
function useProblems(errors: CheckoutStore['state']['errors']) {
  const t = useTranslate()
  return useMemo(
    () =>
      Object.entries(errors)
        // The promo box has its own place for what is wrong with a code.
        .filter(([name]) => name !== 'code')
        .map(([name, issues]) => ({ name, message: errorText({ [name]: issues }, t) })),
    [errors, t],
  )
}
