/** A text as one step of a path, whatever characters it holds. */
export function encodedSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
