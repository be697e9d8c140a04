const BYTE_ORDER_MARK = /^\uFEFF/

/**
 * Returns undefined for text that is not JSON.
 * @example
 * const saved = parseJson(localStorage.getItem('recent') ?? '')
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ''))
  } catch {
    return undefined
  }
}
