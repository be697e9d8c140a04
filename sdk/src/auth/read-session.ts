import { parseJson } from '../rules/texts/parse-json.ts'
import type { Session } from '../model/session.ts'

const FIELD_TYPES: Readonly<Record<keyof Session, string>> = {
  accessToken: 'string',
  refreshToken: 'string',
  usid: 'string',
  customerId: 'string',
  encUserId: 'string',
  customerType: 'string',
  dnt: 'boolean',
  accessEndsAt: 'number',
  refreshEndsAt: 'number',
}

/**
 * Parses a session that JSON.stringify wrote; undefined for any other text.
 * @example
 * const session = readSession(localStorage.getItem('session'))
 */
export function readSession(text: string | null | undefined): Session | undefined {
  const stored = parseJson(text ?? '')
  if (!isSession(stored)) return undefined
  const { accessToken, refreshToken, usid, customerId, encUserId } = stored
  const { customerType, dnt, accessEndsAt, refreshEndsAt } = stored
  return {
    accessToken,
    refreshToken,
    usid,
    customerId,
    encUserId,
    customerType,
    dnt,
    accessEndsAt,
    refreshEndsAt,
  }
}

function isSession(stored: unknown): stored is Session {
  if (typeof stored !== 'object' || stored === null) return false
  const field = (name: string): unknown => Object.getOwnPropertyDescriptor(stored, name)?.value
  return (
    Object.entries(FIELD_TYPES).every(([name, type]) => typeof field(name) === type) &&
    ['guest', 'registered'].some(type => type === field('customerType')) &&
    [field('accessEndsAt'), field('refreshEndsAt')].every(Number.isFinite)
  )
}
