import { isForeignPhone } from './is-foreign-phone.ts'
import { PHONE_MAX_INPUT } from './parse-phone.ts'
import { phoneDigits } from './phone-digits.ts'

/** A phone number as +1 (xxx) xxx-xxxx, as far as it has been typed; foreign and surplus digits stay. */
export function formatPhone(raw: string): string {
  if (raw.length > PHONE_MAX_INPUT || isForeignPhone(raw)) return raw
  const digits = phoneDigits(raw)
  if (digits === '') return raw === '1' || raw === '+1' ? raw : ''
  const exchange = digits.slice(3, 6)
  const line = digits.slice(6)
  return `+1 (${digits.slice(0, 3)}${exchange && `) ${exchange}`}${line && `-${line}`}`
}
