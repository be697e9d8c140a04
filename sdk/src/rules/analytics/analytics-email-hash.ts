/** An e-mail in small letters and trimmed, as SHA-256 in hexadecimal; null when there is none or it cannot be hashed, which is told to the log. */
export async function analyticsEmailHash(
  email: unknown,
  log?: (problem: unknown) => void,
): Promise<string | null> {
  if (typeof email !== 'string') return null
  const cleaned = email.toLowerCase().trim()
  if (!cleaned) return null
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(cleaned))
    return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
  } catch (problem) {
    log?.(problem)
    return null
  }
}
