import { isForeignPhone } from './is-foreign-phone.ts'
import { phoneDigits } from './phone-digits.ts'

/** The longest way to write a phone number that is looked at. */
export const PHONE_MAX_INPUT = 40

/** The ten digits of a phone number of the United States or Canada, or undefined when it is none. */
export function parsePhone(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > PHONE_MAX_INPUT || isForeignPhone(raw)) return undefined
  const digits = phoneDigits(raw)
  return /^[2-9]\d\d[2-9]\d{6}$/.test(digits) ? digits : undefined
}
