import type { TextEdit } from '../../model/form.ts'
import { caretAfterDigits } from '../forms/caret-after-digits.ts'
import { cardDigits } from './card-digits.ts'
import { formatCardNumber } from './format-card-number.ts'

/** A card number input after a keystroke: formatted, with the caret still behind the same digit. */
export function formatCardNumberEdit(edit: TextEdit): TextEdit {
  const value = formatCardNumber(edit.value).display
  if (value === edit.value) return edit
  return { value, caret: caretAfterDigits(value, cardDigits(edit.value.slice(0, edit.caret)).length) }
}
