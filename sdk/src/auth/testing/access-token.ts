const base64url = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export function unsignedAccessToken(claims: unknown): string {
  return `${base64url({ alg: 'ES256', typ: 'JWT' })}.${base64url(claims)}.signature`
}

export const GUEST_ISB = 'uido:slas::upn:Guest::uidn:Guest User::gcid:guest-1::chid:Art'

export const REGISTERED_ISB =
  'uido:ecom::upn:jane@example.com::uidn:Jané Doe::gcid:guest-1::rcid:customer-1::chid:Art'
