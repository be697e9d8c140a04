import { truncateText } from '../texts/truncate-text.ts'

/** The most characters that the zip input takes. */
export const ZIP_INPUT_MAX_LENGTH = 7

/** What the zip input keeps of a pasted text: a ZIP+4 becomes its five digits, anything else is cut to fit. */
export function pastedZip(text: string): string {
  return truncateText(text, /^\d{5}[-– ]?\d{4}$/.test(text.trim()) ? 5 : ZIP_INPUT_MAX_LENGTH)
}
