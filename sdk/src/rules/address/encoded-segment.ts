const PLAIN = /^[\w.~-]*$/

/** A text as one step of a path, whatever characters it holds. */
export function encodedSegment(text: string): string {
  // A page names hundreds, and most have nothing to encode.
  if (PLAIN.test(text)) return text
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
