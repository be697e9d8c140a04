import type { FormErrors } from '../../framework/action.ts'
import { errorText } from '../../framework/send-form.ts'
import { useTranslate } from '../../i18n/translate.ts'
import styles from './saved-notice.module.css'

/** What is wrong with a form that is but a button. */
export function PageProblem({ errors }: { readonly errors: FormErrors }) {
  const problem = errorText(errors, useTranslate())
  if (!problem) return null
  return (
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  )
}
