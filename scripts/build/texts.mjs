import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = 'client/src/i18n/messages'

/** The language in which every text is written first. */
const DEFAULT_LOCALE = 'en-US'

/** @typedef {Record<string, string>} Texts */

/**
 * The names of the values that a text speaks of.
 * @param {string} text
 */
export const placeholderNames = text =>
  [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => String(name)).toSorted()

/**
 * What is wrong with the texts of a language: a code that the first one does not have, or other values.
 * @param {Texts} defaults
 * @param {Texts} texts
 */
export function validateTexts(defaults, texts) {
  return Object.entries(texts).flatMap(([code, text]) => {
    const original = defaults[code]
    if (original === undefined) return [`${code} is unknown`]
    const same = placeholderNames(original).join() === placeholderNames(text).join()
    return same ? [] : [`${code} speaks of other values than "${original}"`]
  })
}

/** @param {string} locale @returns {Texts} */
const readTexts = locale => JSON.parse(readFileSync(join(SOURCE, `${locale}.json`), 'utf8'))

const listLocales = () => readdirSync(SOURCE).map(file => file.replace(/\.json$/, ''))

/**
 * What each language says differently from the first one, by its locale.
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
 * Writes the texts of each language whole: what a language does not say differently it says in the first one.
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
