import { MAX_ADDRESS_LENGTH, sameSitePath } from './same-site-path.ts'

/** A link from elsewhere that may be shown: a web address or a path of this site, never a script. */
export function safeHref(value: unknown): string | undefined {
  const path = sameSitePath(value)
  if (path !== undefined || typeof value !== 'string' || value.length > MAX_ADDRESS_LENGTH) return path
  if (!/^https?:\/\//i.test(value)) return undefined
  return URL.canParse(value) ? new URL(value).href : undefined
}
