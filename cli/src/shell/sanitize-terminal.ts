// Cursor control and bidi characters; tab and line feed are handled separately.
const DANGEROUS = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu

// Strip whole sequences first, so that no remainder stays.
// oxlint-disable-next-line no-control-regex
const SEQUENCE = /\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[\u001b\u009b][[()#;?]*[\d;]*[ -/]*[@-~]?/g

/** Strips control sequences and line breaks. */
export function sanitizeTerminal(text: string): string {
  return text
    .replace(SEQUENCE, '')
    .replace(/[\t\r\n]+/g, ' ')
    .replace(DANGEROUS, '')
}

export function sanitizeDocument<T>(document: T): T
export function sanitizeDocument(document: unknown): unknown {
  if (typeof document === 'string') return sanitizeTerminal(document)
  if (Array.isArray(document)) return document.map(each => sanitizeDocument(each))
  if (typeof document !== 'object' || document === null) return document
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, sanitizeDocument(value)]))
}

/** Escapes control characters as \u sequences. */
export function escapeJson(json: string): string {
  return json.replace(
    DANGEROUS,
    character => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}
