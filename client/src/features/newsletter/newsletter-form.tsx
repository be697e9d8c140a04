import { GENERIC_ERROR, siteLink } from '@wallart/sdk'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { FormState } from '../../framework/action.ts'
import { errorText, sendForm } from '../../framework/send-form.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/controls.tsx'
import { SUBSCRIBED } from './newsletter-texts.ts'
import styles from './newsletter-form.module.css'

export function NewsletterForm({ state }: { readonly state?: FormState }) {
  const action = siteLink('/newsletter', useSite())
  const t = useTranslate()
  const [step, setStep] = useState<'asked' | 'sending' | 'done'>('asked')
  const [problem, setProblem] = useState(errorText(state?.errors ?? {}, t))
  const confirmation = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (step === 'done') confirmation.current?.focus()
  }, [step])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (step !== 'asked') return
    const email = new FormData(event.currentTarget).get('email')
    setStep('sending')
    setProblem('')
    const outcome = await sendForm(action, { email: typeof email === 'string' ? email : '' })
    setStep(outcome.kind === 'done' || outcome.kind === 'moved' ? 'done' : 'asked')
    if (outcome.kind === 'invalid') setProblem(errorText(outcome.errors, t))
    else if (outcome.kind === 'failed') setProblem(t(GENERIC_ERROR))
  }

  return (
    <form method="post" action={action} className={styles.form} onSubmit={event => void send(event)}>
      <TextField
        label={t({ code: 'ui.email', message: 'Email' })}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={state?.values['email'] ?? ''}
        error={problem || undefined}
      />
      <div className={styles.answer}>
        {step === 'done' ? (
          <p ref={confirmation} tabIndex={-1} className={styles.done}>
            {t(SUBSCRIBED)}
          </p>
        ) : (
          <Button type="submit" look="primary" isPending={step === 'sending'}>
            {t({ code: 'newsletter.sign-up', message: 'Sign Up' })}
          </Button>
        )}
      </div>
      <output className={styles.status}>{problem}</output>
    </form>
  )
}
