import { siteLink } from '@wallart/sdk'
import { useEffect, type ReactNode } from 'react'
import type { FormState } from '../../framework/action.ts'
import type { SubmitResult } from '../../framework/send-form.ts'
import { useActionForm, type FormField } from '../../framework/use-action-form.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import styles from './action-form.module.css'

interface ActionFormProps<Data> {
  /** The address of the action, with the query of the page that explains what is wrong. */
  readonly action: string
  readonly submit: string
  /** Where the shopper goes who changes nothing after all. */
  readonly cancelPath?: string
  /** Another form of the page whose state this one does not show. */
  readonly isOther?: boolean
  /** Called with every answer, before the form leads on. */
  readonly onResult?: (result: SubmitResult<Data>) => void
  readonly children: (
    field: (name: string, initial?: string) => FormField,
    isTicked: (name: string, initial: boolean) => boolean,
  ) => ReactNode
}

const NEW_FORM: FormState = { errors: {}, values: {} }

export function ActionForm<Data = unknown>({
  action,
  submit,
  cancelPath,
  isOther,
  onResult,
  children,
}: ActionFormProps<Data>) {
  const pageState = useFormState()
  const { formProps, isSending, problem, field, isTicked } = useActionForm(
    action,
    isOther ? NEW_FORM : pageState,
    onResult,
  )
  const context = useSite()
  const t = useTranslate()
  const { ref } = formProps
  useEffect(() => {
    // The link that has opened the form is no longer there, and the focus went with it.
    const isLost = document.activeElement === document.body
    if (cancelPath && isLost) ref.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [ref, cancelPath])
  return (
    <form {...formProps} className={styles.form}>
      {problem && (
        <p role="alert" tabIndex={-1} className={styles.problem}>
          {problem}
        </p>
      )}
      {children(field, isTicked)}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" isPending={isSending}>
          {submit}
        </Button>
        {cancelPath && (
          <ButtonLink
            look="quiet"
            href={siteLink(cancelPath, context)}
            onClick={() => focusHeading({ preventScroll: true })}
          >
            {t({ code: 'account.cancel', message: 'Cancel' })}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
