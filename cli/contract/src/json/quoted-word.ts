const WORD = /^[A-Za-z][\w-]{0,39}$/

/** The value in quotes where it is one word, as the values of closed lists are; else what stands for it. */
export function quotedWord(value: string, fallback: string): string {
  return WORD.test(value) ? `"${value}"` : fallback
}
