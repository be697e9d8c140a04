import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = 'client/src/i18n/messages'

/** The locale that has every text. */
const DEFAULT_LOCALE = 'en-US'

/** @typedef {Record<string, string>} Texts */

/**
 * The names of the placeholders of a text.
 * @param {string} text
 */
export const placeholderNames = text =>
  [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => String(name)).toSorted()

/**
 * What is wrong with the texts of a locale: unknown codes or other placeholders.
 * @param {Texts} defaults
 * @param {Texts} texts
 */
export function validateTexts(defaults, texts) {
  return Object.entries(texts).flatMap(([code, text]) => {
    const original = defaults[code]
    if (original === undefined) return [`${code} is unknown`]
    const same = placeholderNames(original).join() === placeholderNames(text).join()
    return same ? [] : [`${code} has other placeholders than "${original}"`]
  })
}

/** @param {string} locale @returns {Texts} */
const readTexts = locale => JSON.parse(readFileSync(join(SOURCE, `${locale}.json`), 'utf8'))

const listLocales = () => readdirSync(SOURCE).map(file => file.replace(/\.json$/, ''))

/**
 * The texts of each locale that differ from the default ones.
 * @returns {Record<string, Texts>}
 */
export function localeOverrides() {
  const defaults = readTexts(DEFAULT_LOCALE)
  const overrides = (/** @type {Texts} */ texts) =>
    Object.fromEntries(Object.entries(texts).filter(([code, text]) => defaults[code] !== text))
  return Object.fromEntries(
    listLocales().flatMap(locale =>
      locale === DEFAULT_LOCALE ? [] : [[locale, overrides(readTexts(locale))]],
    ),
  )
}

/**
 * Writes the complete texts of each locale, with the default ones where it has none.
 * @param {string} folder
 */
export function compileTexts(folder) {
  const defaults = readTexts(DEFAULT_LOCALE)
  mkdirSync(folder, { recursive: true })
  for (const locale of listLocales()) {
    const texts = readTexts(locale)
    const [problem] = validateTexts(defaults, texts)
    if (problem) throw new Error(`The texts of ${locale} cannot be compiled: ${problem}.`)
    writeFileSync(join(folder, `${locale}.json`), JSON.stringify({ ...defaults, ...texts }))
  }
}
