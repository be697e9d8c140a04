/** A text without blanks around it, cut to so many characters at most, in which no half of a character is left. */
export function cutText(text: string, most: number): string {
  return text
    .trim()
    .slice(0, most)
    .replace(/\p{Surrogate}/gu, '')
    .trim()
}
