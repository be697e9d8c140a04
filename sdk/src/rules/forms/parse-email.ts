/** The longest email address that mail can be sent to. */
export const EMAIL_MAX_LENGTH = 254

// Spaces, and what separates addresses or ends a name in lists, headers and the credentials of Basic.
const SEPARATORS = /[\s\p{Cc}\p{Cf}()<>[\]:;,"\\]/u

/** The trimmed email address, or undefined unless it reads something@something.tld without a space. */
export function parseEmail(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const email = raw.trim()
  if (email.length > EMAIL_MAX_LENGTH || SEPARATORS.test(email)) return undefined
  const [local, domain = '', ...more] = email.split('@')
  const labels = domain.split('.')
  const isHost = labels.length > 1 && !labels.includes('') && domain.at(-2) !== '.'
  return local && isHost && more.length === 0 ? email : undefined
}
