import type { Message } from '../../model/message.ts'
import type { Translations } from '../../model/translations.ts'

const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g
const PLACEHOLDER = /\{(\w+)\}/g

/** A message in the language of these texts; what they do not have is said in English. */
export function formatMessage(
  texts: Translations,
  locale: string,
  { code, message, values = {} }: Message,
): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined
  if (text === undefined) return message
  return text
    .replace(PLURAL, (_, name: string, one: string, other: string) => {
      const count = Number(values[name])
      const pluralForm = new Intl.PluralRules(locale).select(count) === 'one' ? one : other
      return pluralForm.replaceAll('#', count.toLocaleString(locale))
    })
    .replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder))
}
