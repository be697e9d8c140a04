import type { FieldIssue } from '../../model/message.ts'

/** No email address was entered, or none that mail could be sent to. */
export const EMAIL_INVALID: FieldIssue<'email'> = {
  field: 'email',
  code: 'email.invalid',
  message: 'Please enter a valid email address.',
}
