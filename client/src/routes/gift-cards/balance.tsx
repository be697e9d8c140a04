import { siteLink } from '@wallart/sdk'
import { useState } from 'react'
import { useFormState } from '../../framework/use-form-state.ts'
import { useFormSubmit } from '../../framework/use-form-submit.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/controls.tsx'
import type { BalanceView } from './gift-cards-view.ts'
import styles from './page.module.css'

export function Balance() {
  const state = useFormState<BalanceView>()
  const [shown, setShown] = useState(state.shown)
  const { balance = '', amount = '', end = '' } = shown ?? {}
  const action = siteLink('/gift-cards/balance', useSite())
  const t = useTranslate()
  const title = t({ code: 'gift-card.check', message: 'Check a gift card’s balance' })
  const { formProps, isSending, errorOf } = useFormSubmit<BalanceView>({
    action,
    state,
    validate: () => ({ ok: true, value: undefined }),
    onResult: result => setShown(result.kind === 'done' ? result.data : undefined),
  })

  return (
    <section className={styles.narrow}>
      <h2>{title}</h2>
      <output>
        {shown &&
          t({
            code: 'gift-card.balance',
            message: `${balance} of ${amount} is left on the gift card ending in ${end}.`,
            values: { balance, amount, end },
          })}
      </output>
      <form {...formProps}>
        {errorOf('') && <p role="alert">{errorOf('')}</p>}
        <TextField
          name="code"
          label={t({ code: 'gift-card.code', message: 'Gift card code' })}
          error={errorOf('code')}
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
