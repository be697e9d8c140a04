import { GENERIC_ERROR, siteLink } from '@wallart/sdk'
import { useState } from 'react'
import { errorText, sendForm } from '../../framework/send-form.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormAlert } from './form-alert.tsx'
import { ViewLink, type ShowView } from './view-link.tsx'
import styles from './sign-in.module.css'

interface EmailSentProps {
  readonly email: string
  readonly redirect: string
  readonly onShow?: ShowView
}

export function EmailSent({ email, redirect, onShow }: EmailSentProps) {
  const t = useTranslate()
  const action = siteLink('/login/email', useSite())
  const [step, setStep] = useState<'sent' | 'sending' | 'again'>('sent')
  const [problem, setProblem] = useState('')
  async function resend() {
    setStep('sending')
    setProblem('')
    const result = await sendForm(action, { email, redirect })
    setStep(result.kind === 'done' ? 'again' : 'sent')
    if (result.kind !== 'done')
      setProblem(result.kind === 'invalid' ? errorText(result.errors, t) : t(GENERIC_ERROR))
  }
  return (
    <div className={styles.form}>
      <p>
        {t({
          code: 'sign-in.link-sent',
          message: `We have sent a sign-in link to ${email}. It works for ten minutes.`,
          values: { email },
        })}
      </p>
      <form
        method="post"
        action={action}
        onSubmit={event => {
          event.preventDefault()
          if (step !== 'sending') void resend()
        }}
      >
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="redirect" value={redirect} />
        <Button type="submit" isWide isPending={step === 'sending'}>
          {t({ code: 'sign-in.resend', message: 'Resend Link' })}
        </Button>
      </form>
      <output>
        {step === 'again' && t({ code: 'sign-in.sent-again', message: 'We have sent it again.' })}
      </output>
      <FormAlert>{problem}</FormAlert>
      <p className={styles.aside}>
        <ViewLink to="/login" view="login" onShow={onShow}>
          {t({ code: 'sign-in.back', message: 'Back to sign in' })}
        </ViewLink>
      </p>
    </div>
  )
}
