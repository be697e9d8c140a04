/** A text without blanks around it, cut to so many characters at most, in which no half of a character is left. */
export function truncateText(text: string, maxLength: number): string {
  return text
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Surrogate}/gu, '')
    .trim()
}
