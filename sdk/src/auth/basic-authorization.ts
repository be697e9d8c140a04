import { ConfigError } from '../errors/config-error.ts'
import { toBase64 } from './base64.ts'

/** The Authorization header of a name and its secret, in UTF-8 on every platform (RFC 7617). */
export function basicAuthorization(name: string, secret: string): string {
  // A service would read another name, up to the colon.
  if (name.includes(':')) throw new ConfigError('A name for Basic must not have a colon.', 'authorization')
  return `Basic ${toBase64(new TextEncoder().encode(`${name}:${secret}`))}`
}
