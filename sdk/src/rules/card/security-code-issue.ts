import type { FieldIssue } from '../../model/message.ts'
import type { CardType } from '../../model/payment-card.ts'
import { securityCodeLength } from './security-code-length.ts'

/** What is wrong with a security code, or undefined when it has the length that its kind of card asks for. */
export function securityCodeIssue(
  code: string,
  type: CardType | undefined,
): FieldIssue<'securityCode'> | undefined {
  const length = securityCodeLength(type)
  const isValid = /^\d{3,4}$/.test(code) && (!type || code.length === length)
  if (isValid) return undefined
  return {
    field: 'securityCode',
    code: 'security-code.required',
    message: `Please enter the ${length}-digit security code.`,
    values: { n: length },
  }
}
