import type { Message } from '../../model/message.ts'
import { type PasswordCheck, passwordChecks } from './password-checks.ts'

/** How good a password is while it is being typed, in a number and in a word. */
export interface PasswordStrength {
  /** How many of the five checks hold. */
  readonly score: number
  readonly label: Message
  readonly checks: readonly PasswordCheck[]
}

/** The strength of a password with the state of each of its five checks. */
export function passwordStrength(password: string): PasswordStrength {
  const checks = passwordChecks(password)
  const score = checks.filter(check => check.holds).length
  return { score, label: strengthLabel(password, score), checks }
}

function strengthLabel(password: string, score: number): Message {
  if (password === '') return { code: 'password.strength.empty', message: 'Empty' }
  if (score < 3) return { code: 'password.strength.weak', message: 'Weak' }
  if (score === 3) return { code: 'password.strength.fair', message: 'Fair' }
  if (score === 4) return { code: 'password.strength.good', message: 'Good' }
  return { code: 'password.strength.strong', message: 'Strong' }
}
