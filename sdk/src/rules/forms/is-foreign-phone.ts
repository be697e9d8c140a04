/** Whether a plus announces another country code than the 1 of the United States and Canada. */
export function isForeignPhone(raw: string): boolean {
  return /[+＋]/.test(raw) && !raw.replace(/\D/g, '').startsWith('1')
}
