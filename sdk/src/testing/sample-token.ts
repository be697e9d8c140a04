import type { TokenWire } from '../operations/token.contract.ts'

/** Whose access token it is. */
export interface TokenOwner {
  readonly customerType?: 'guest' | 'registered'
  readonly customerId?: string
  readonly usid?: string
  /** The second at which it ends, as epoch seconds. */
  readonly exp?: number
}

/** An unsigned access token with the shopper's claims; `tokenClaims` can read it. */
export function sampleAccessToken(owner: TokenOwner = {}): string {
  const { customerType = 'guest', customerId = 'customer-1', usid = 'usid-1', exp = 1_893_456_000 } = owner
  const ids = customerType === 'guest' ? `gcid:${customerId}` : `gcid:guest-1::rcid:${customerId}`
  const isb = `uido:slas::upn:shopper::uidn:A Shopper::${ids}::chid:Art`
  const sub = `cc-slas::wallart::scid:client-1::usid:${usid}`
  return [{ alg: 'ES256', typ: 'JWT' }, { isb, sub, exp }, 'nobody'].map(part => base64url(part)).join('.')
}

/** Tokens as the authentication service issues them, changed as a test needs it. */
export function sampleToken(changes: Partial<TokenWire> = {}): TokenWire {
  return {
    access_token: sampleAccessToken(),
    refresh_token: 'refresh-1',
    expires_in: 1800,
    refresh_token_expires_in: 2_592_000,
    usid: 'usid-1',
    customer_id: 'customer-1',
    enc_user_id: 'ENC-1',
    ...changes,
  }
}

function base64url(part: unknown): string {
  return btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
