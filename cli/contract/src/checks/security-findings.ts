import type { Exchange } from '../exchange/exchange.ts'
import type { Finding } from '../report/finding.ts'
import { pointerSegment } from '../json/pointer.ts'
import { mergeFindings } from './merge-findings.ts'
import { responseFinding } from './transport-findings.ts'

const SECRET_NAMES = /^(password|passwordHash|secret|clientSecret|cvv|cvc|securityCode|creditCardNumber)$/i
const CARD_NUMBER = /^\d{13,19}$/

export function securityFindings(
  { headers }: Pick<Exchange, 'headers'>,
  body: unknown,
  isPersonal: boolean,
): readonly Finding[] {
  const isCacheable = isPersonal && /(^|[\s,])(public|s-maxage)/i.test(headers['cache-control'] ?? '')
  return [
    ...mergeFindings(findSecrets(body, '')),
    ...(isCacheable
      ? [responseFinding('security', 'critical', 'A personal response may be stored by shared caches')]
      : []),
  ]
}

function findSecrets(value: unknown, pointer: string): Finding[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const entryPointer = pointer + pointerSegment(key)
    const isCard = /card|number/i.test(key) && CARD_NUMBER.test(String(entry)) && passesLuhn(String(entry))
    if ((SECRET_NAMES.test(key) && typeof entry === 'string' && entry !== '') || isCard) {
      const message = isCard ? 'A full card number in the response' : 'A secret in the response'
      return [{ pointer: entryPointer, count: 1, kind: 'security', severity: 'critical', message }]
    }
    return findSecrets(entry, entryPointer)
  })
}

function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
