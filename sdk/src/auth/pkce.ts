import { ConfigError } from '../errors/config-error.ts'
import { toBase64 } from './base64.ts'

/** The length of a code verifier, as the official client makes it (RFC 7636 §4.1 allows 43 to 128). */
export const CODE_VERIFIER_LENGTH = 128

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Creates the PKCE code verifier of one sign-in.
 * @example
 * const challenge = await createCodeChallenge(createCodeVerifier())
 */
export function createCodeVerifier(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_VERIFIER_LENGTH))
  return Array.from(bytes, byte => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}

/**
 * What may be shown of the secret before it is used: its SHA-256 in base64url (RFC 7636 §4.2).
 * @example
 * const challenge = await createCodeChallenge(createCodeVerifier())
 */
export async function createCodeChallenge(verifier: string): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new ConfigError('Signing in needs crypto.subtle: a page under https.')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return toBase64(new Uint8Array(digest)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
