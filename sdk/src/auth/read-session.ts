import type { Session } from '../model/session.ts'

const TYPES: Readonly<Record<keyof Session, string>> = {
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

/** A session out of the text it was kept as, which JSON.stringify wrote; undefined for any other text. */
export function readSession(text: string | null | undefined): Session | undefined {
  const kept = parsed(text ?? '')
  if (!isSession(kept)) return undefined
  const { accessToken, refreshToken, usid, customerId, encUserId } = kept
  const { customerType, dnt, accessEndsAt, refreshEndsAt } = kept
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

function isSession(kept: unknown): kept is Session {
  if (typeof kept !== 'object' || kept === null) return false
  const field = (name: string): unknown => Object.getOwnPropertyDescriptor(kept, name)?.value
  return (
    Object.entries(TYPES).every(([name, type]) => typeof field(name) === type) &&
    ['guest', 'registered'].some(type => type === field('customerType')) &&
    [field('accessEndsAt'), field('refreshEndsAt')].every(Number.isFinite)
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
