/**
 * Returns undefined for text that is not JSON.
 * @example
 * const saved = parseJson(localStorage.getItem('recent') ?? '')
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
