/** Where the caret stands right behind the first digits of a text, however many of them are counted. */
export function caretAfterDigits(text: string, count: number): number {
  if (!(count > 0)) return 0
  const digits = [...text.matchAll(/\d/g)]
  const last = digits[count - 1]
  return last ? last.index + 1 : text.length
}
