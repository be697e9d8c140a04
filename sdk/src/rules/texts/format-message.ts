import type { Message } from '../../model/message.ts'
import type { Translations } from '../../model/translations.ts'

const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g
const PLACEHOLDER = /\{(\w+)\}/g

interface Language {
  readonly locale: string
  readonly rules: Intl.PluralRules
  readonly numbers: Intl.NumberFormat
}

let last: Language | undefined

// Making both takes twenty times as long as using them, and a list says a number beside each of its filters.
function languageOf(locale: string): Language {
  if (last?.locale !== locale)
    last = { locale, rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) }
  return last
}

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
      const { rules, numbers } = languageOf(locale)
      const pluralForm = rules.select(count) === 'one' ? one : other
      return pluralForm.replaceAll('#', numbers.format(count))
    })
    .replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder))
}
