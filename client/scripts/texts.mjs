import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = 'client/src/i18n/messages'

const DEFAULT_LOCALE = 'en-US'

/** @typedef {Record<string, string>} Texts */

export const placeholderNames = (/** @type {string} */ text) =>
  [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => String(name)).toSorted()

const WELL_FORMED = /\{\w+, plural, one \{[^{}]*\} other \{[^{}]*\}\}|\{\w+\}/g

/** Whether every brace belongs to a value; a shopper would read the others as they stand. */
export const isWellFormed = (/** @type {string} */ text) => !/[{}]/.test(text.replaceAll(WELL_FORMED, ''))

export function validateTexts(/** @type {Texts} */ defaults, /** @type {Texts} */ texts) {
  return Object.entries(texts).flatMap(([code, text]) => {
    const original = defaults[code]
    if (original === undefined) return [`${code} is unknown`]
    if (!isWellFormed(text)) return [`${code} has a brace that is no value`]
    const same = placeholderNames(original).join() === placeholderNames(text).join()
    return same ? [] : [`${code} has other placeholders than "${original}"`]
  })
}

/** @param {string} locale @returns {Texts} */
const readTexts = locale => JSON.parse(readFileSync(join(SOURCE, `${locale}.json`), 'utf8'))

const listLocales = () => readdirSync(SOURCE).map(file => file.replace(/\.json$/, ''))

/** @returns {Record<string, Texts>} */
export function localeOverrides() {
  const defaults = readTexts(DEFAULT_LOCALE)
  // A number is written as its language does, also where the words are the same.
  const overrides = (/** @type {Texts} */ texts) =>
    Object.fromEntries(
      Object.entries(texts).filter(([code, text]) => defaults[code] !== text || text.includes(', plural,')),
    )
  return Object.fromEntries(
    listLocales().flatMap(locale =>
      locale === DEFAULT_LOCALE ? [] : [[locale, overrides(readTexts(locale))]],
    ),
  )
}

/** The texts of a locale, in English where it has none; throws where they could not be said.
 * @returns {Texts} */
export function compileLocale(
  /** @type {string} */ locale,
  /** @type {Texts} */ defaults,
  /** @type {Texts} */ texts,
  /** @type {(line: string) => unknown} */ warn = console.warn,
) {
  const [problem] = validateTexts(defaults, texts)
  if (problem) throw new Error(`The texts of ${locale} cannot be compiled: ${problem}.`)
  const missing = Object.keys(defaults).filter(code => texts[code] === undefined)
  if (missing.length > 0 && !isVariantOfEnglish(locale))
    warn(`The texts of ${locale} lack ${missing.join(', ')}, which are said in English.`)
  return { ...defaults, ...texts }
}

// It has only what it says differently.
const isVariantOfEnglish = (/** @type {string} */ locale) => locale.startsWith('en-')

export function compileTexts(/** @type {string} */ folder) {
  const defaults = readTexts(DEFAULT_LOCALE)
  mkdirSync(folder, { recursive: true })
  for (const locale of listLocales()) {
    const texts = compileLocale(locale, defaults, readTexts(locale))
    writeFileSync(join(folder, `${locale}.json`), JSON.stringify(texts))
  }
}
