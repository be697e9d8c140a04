/** The longest address that is worth following. */
export const MAX_ADDRESS_LENGTH = 2048

const PLACEHOLDER_ORIGIN = 'https://here.invalid'
const LEAVES_THE_SITE = /^\/(?:[/\\]|%(?:25)*(?:2f|5c))/i

/** The path, query and hash of a value that surely stays on this site, or undefined (ASVS 3.7.2). */
export function sameSitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS_LENGTH || !value.startsWith('/'))
    return undefined
  if (/\p{Cc}/u.test(value) || LEAVES_THE_SITE.test(value)) return undefined
  const { pathname, search, hash } = new URL(PLACEHOLDER_ORIGIN + value)
  const path = pathname + search + hash
  return path.length > MAX_ADDRESS_LENGTH || LEAVES_THE_SITE.test(path) ? undefined : path
}
