import { GENERIC_ERROR, siteLink } from '@wallart/sdk'
import { useState } from 'react'
import type { FormState } from '../../framework/action.ts'
import { errorText, sendForm } from '../../framework/send-form.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/controls.tsx'
import type { BalanceView } from './gift-cards-view.ts'
import styles from './page.module.css'

export function Balance() {
  const [{ errors, shown }, setState] = useState<FormState<BalanceView>>(useFormState<BalanceView>())
  const [isSending, setSending] = useState(false)
  const { balance = '', amount = '', end = '' } = shown ?? {}
  const action = siteLink('/gift-cards/balance', useSite())
  const t = useTranslate()
  const title = t({ code: 'gift-card.check', message: 'Check a gift card’s balance' })

  async function send(form: HTMLFormElement) {
    setSending(true)
    const code = new FormData(form).get('code')
    const outcome = await sendForm<BalanceView>(action, { code: typeof code === 'string' ? code : '' })
    setSending(false)
    if (outcome.kind === 'done') return setState({ errors: {}, values: {}, shown: outcome.data })
    const unanswered = { code: [GENERIC_ERROR] }
    setState({ errors: outcome.kind === 'invalid' ? outcome.errors : unanswered, values: {} })
  }

  return (
    <section className={styles.narrow}>
      <h2>{title}</h2>
      {shown && (
        <output>
          {t({
            code: 'gift-card.balance',
            message: `${balance} of ${amount} is left on the gift card ending in ${end}.`,
            values: { balance, amount, end },
          })}
        </output>
      )}
      <form
        method="post"
        action={action}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!isSending) void send(event.currentTarget)
        }}
      >
        <TextField
          name="code"
          label={t({ code: 'gift-card.code', message: 'Gift card code' })}
          error={errorText({ code: errors['code'] ?? [] }, t) || undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <Button type="submit" isPending={isSending}>
          {t({ code: 'gift-card.show-balance', message: 'Show balance' })}
        </Button>
      </form>
    </section>
  )
}
