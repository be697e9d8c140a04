import type { Message } from '../../model/message.ts'
import type { Translations } from '../../model/translations.ts'

const COUNTED = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g
const VALUE = /\{(\w+)\}/g

/** A message in the language of these texts; what they do not have is said in English (S0 §7, S0 §8). */
export function messageIn(
  texts: Translations,
  locale: string,
  { code, message, values = {} }: Message,
): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined
  if (text === undefined) return message
  return text
    .replace(COUNTED, (_, name: string, one: string, other: string) => {
      const count = Number(values[name])
      const form = new Intl.PluralRules(locale).select(count) === 'one' ? one : other
      return form.replaceAll('#', count.toLocaleString(locale))
    })
    .replace(VALUE, (whole, name: string) => String(values[name] ?? whole))
}
