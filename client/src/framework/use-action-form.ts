import { GENERIC_ERROR, siteLink } from '@wallart/sdk'
import { useState } from 'react'
import { useSite } from '../i18n/site-context.ts'
import { useTranslate } from '../i18n/translate.ts'
import type { FormErrors, FormState } from './action.ts'
import { useRefreshMe } from './me.ts'
import { errorText, sendForm, type SubmitResult } from './send-form.ts'
import { createIntentKeys } from './submit-with-retry.ts'
import { useEnhancedForm } from './use-enhanced-form.ts'
import { useLeadOn } from './use-lead-on.ts'

/** What a control of a form is given. */
export interface FormField {
  readonly name: string
  readonly defaultValue: string
  readonly error: string | undefined
}

const UNANSWERED: FormErrors = { '': [GENERIC_ERROR] }

/** A form that leads to where its action says, or says what is wrong, with and without scripts. */
export function useActionForm<Data = unknown>(
  path: string,
  state: FormState,
  onResult?: (result: SubmitResult<Data>) => void,
) {
  const action = siteLink(path, useSite())
  const t = useTranslate()
  const beginToLead = useLeadOn()
  const refreshMe = useRefreshMe()
  const [intents] = useState(() => createIntentKeys())
  const { formProps, isSending, errors } = useEnhancedForm({
    action,
    initialErrors: state.errors,
    send: async entries => {
      const leadOn = beginToLead()
      const key = intents.keyFor(JSON.stringify(entries))
      const outcome = await sendForm<Data>(action, Object.fromEntries(entries), key)
      onResult?.(outcome)
      if (outcome.kind !== 'moved') return outcome.kind === 'invalid' ? outcome.errors : UNANSWERED
      intents.forget()
      void refreshMe()
      leadOn(outcome.location)
      return {}
    },
  })

  const errorOf = (name: string) => errorText({ [name]: errors[name] ?? [] }, t) || undefined
  const isRefilled = Object.keys(state.values).length > 0
  return {
    formProps,
    isSending,
    /** What is wrong with the form as a whole. */
    problem: errorOf(''),
    field: (name: string, initial = ''): FormField => ({
      name,
      defaultValue: isRefilled ? (state.values[name] ?? '') : initial,
      error: errorOf(name),
    }),
    isTicked: (name: string, initial: boolean) => (isRefilled ? state.values[name] !== undefined : initial),
  }
}
