import { toBase64 } from './base64.ts'

/** The Authorization header of a name and its secret, in UTF-8 on every platform (RFC 7617). */
export function basicAuthorization(name: string, secret: string): string {
  return `Basic ${toBase64(new TextEncoder().encode(`${name}:${secret}`))}`
}
