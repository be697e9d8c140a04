import type { TextEdit } from '../../model/form.ts'
import { caretAfterDigits } from './caret-after-digits.ts'
import { formatPhone } from './format-phone.ts'

/** A phone input after a keystroke: formatted, with the caret still behind the same digit. */
export function formatPhoneEdit(edit: TextEdit): TextEdit {
  const value = formatPhone(edit.value)
  if (value === edit.value) return edit
  const digitsBehind = edit.value.slice(edit.caret).replace(/\D/g, '').length
  const digitsBefore = value.replace(/\D/g, '').length - digitsBehind
  const caret = digitsBefore > 1 ? caretAfterDigits(value, digitsBefore) : value.indexOf('(') + 1
  return { value, caret }
}
