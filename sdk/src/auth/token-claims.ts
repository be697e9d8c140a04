import type { Customer } from '../model/customer.ts'

/** A token longer than this is not looked into. */
export const MAX_TOKEN_LENGTH = 16_384

/** What an access token says of its bearer; only the service itself can tell whether it is true. */
export interface TokenClaims {
  readonly customerType?: Customer['customerType']
  /** The registered id of a shopper with an account, else the guest's. */
  readonly customerId?: string
  readonly usid?: string
  readonly dnt?: boolean
  /** Epoch milliseconds. */
  readonly endsAt?: number
}

/**
 * Reads what an access token says; a token that is none says nothing, and none of them throws.
 * @example
 * const { customerType, endsAt } = tokenClaims(session.accessToken)
 */
export function tokenClaims(token: string): TokenClaims {
  const claims = decodePayload(token)
  const claim = (name: string): unknown => Object.getOwnPropertyDescriptor(claims, name)?.value
  const exp = claim('exp')
  const dnt = claim('dnt')
  const usid = stripPrefix('usid:', splitClaim(claim('sub'))[3])
  return {
    ...parseShopper(splitClaim(claim('isb'))),
    ...(usid ? { usid } : {}),
    ...(dnt === '0' || dnt === '1' ? { dnt: dnt === '1' } : {}),
    ...(typeof exp === 'number' && Number.isFinite(exp) ? { endsAt: exp * 1000 } : {}),
  }
}

// isb: uido:…::upn:…::uidn:…::gcid:{guest}[::rcid:{registered}]::chid:{site}
function parseShopper(parts: readonly string[]): TokenClaims {
  const guestId = stripPrefix('gcid:', parts[3])
  if (!guestId) return {}
  const customerId = stripPrefix('rcid:', parts[4])
  return customerId
    ? { customerType: 'registered', customerId }
    : { customerType: 'guest', customerId: guestId }
}

function stripPrefix(prefix: string, part = ''): string | undefined {
  return part.startsWith(prefix) ? part.slice(prefix.length) : undefined
}

function splitClaim(value: unknown): readonly string[] {
  return typeof value === 'string' ? value.split('::') : []
}

function decodePayload(token: string): object {
  if (token.length > MAX_TOKEN_LENGTH) return {}
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof payload === 'object' && payload !== null ? payload : {}
  } catch {
    return {}
  }
}
