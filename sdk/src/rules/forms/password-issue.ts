import type { FieldIssue } from '../../model/message.ts'
import { passwordChecks } from './password-checks.ts'

/** The most characters of a password; hashing longer ones would be an attack on the server. */
export const PASSWORD_MAX_LENGTH = 256

/** The first thing that is wrong with a new password, or undefined when it is good. */
export function passwordIssue(password: string): FieldIssue<'password'> | undefined {
  if (password === '')
    return { field: 'password', code: 'password.required', message: 'Please create a password.' }
  if (password.length > PASSWORD_MAX_LENGTH) {
    return {
      field: 'password',
      code: 'password.too-long',
      message: `Password must contain at most ${PASSWORD_MAX_LENGTH} characters.`,
    }
  }
  const failed = passwordChecks(password).find(check => !check.holds)
  return failed && { field: 'password', code: failed.code, message: failed.message }
}
