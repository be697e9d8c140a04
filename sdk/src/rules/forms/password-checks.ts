import type { Message } from '../../model/message.ts'

/** The fewest characters of a password. */
export const PASSWORD_MIN_LENGTH = 8

/** One thing that a password must contain, and whether it does. */
export interface PasswordCheck extends Message {
  readonly id: 'length' | 'uppercase' | 'lowercase' | 'number' | 'special'
  readonly holds: boolean
}

/** The five things that a new password must contain, in the order in which they are requested. */
export function passwordChecks(password: string): readonly PasswordCheck[] {
  const check = (id: PasswordCheck['id'], what: string, holds: boolean): PasswordCheck => ({
    id,
    code: `password.${id}`,
    message: `Password must contain at least ${what}.`,
    holds,
  })
  return [
    check('length', `${PASSWORD_MIN_LENGTH} characters`, Array.from(password).length >= PASSWORD_MIN_LENGTH),
    check('uppercase', 'one uppercase letter', /[A-Z]/.test(password)),
    check('lowercase', 'one lowercase letter', /[a-z]/.test(password)),
    check('number', 'one number', /\d/.test(password)),
    check('special', 'one special character', /[!@#$%^&*(),.?":{}|<>]/.test(password)),
  ]
}
