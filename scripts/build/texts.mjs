import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = 'client/src/texts'

/** The language in which every text is written first. */
const FIRST = 'en-US'

/** @typedef {Record<string, string>} Texts */

/**
 * The names of the values that a text speaks of.
 * @param {string} text
 */
export const valuesOf = text => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => String(name)).toSorted()

/**
 * What is wrong with the texts of a language: a code that the first one does not have, or other values.
 * @param {Texts} first
 * @param {Texts} texts
 */
export function problemsOf(first, texts) {
  return Object.entries(texts).flatMap(([code, text]) => {
    const original = first[code]
    if (original === undefined) return [`${code} is unknown`]
    const same = valuesOf(original).join() === valuesOf(text).join()
    return same ? [] : [`${code} speaks of other values than "${original}"`]
  })
}

/** @param {string} locale @returns {Texts} */
const read = locale => JSON.parse(readFileSync(join(SOURCE, `${locale}.json`), 'utf8'))

const locales = () => readdirSync(SOURCE).map(file => file.replace(/\.json$/, ''))

/**
 * What each language says differently from the first one, by its locale.
 * @returns {Record<string, Texts>}
 */
export function textsBesideFirst() {
  const first = read(FIRST)
  const differing = (/** @type {Texts} */ texts) =>
    Object.fromEntries(Object.entries(texts).filter(([code, text]) => first[code] !== text))
  return Object.fromEntries(
    locales().flatMap(locale => (locale === FIRST ? [] : [[locale, differing(read(locale))]])),
  )
}

/**
 * Writes the texts of each language whole: what a language does not say differently it says in the first one.
 * @param {string} folder
 */
export function compileTexts(folder) {
  const first = read(FIRST)
  mkdirSync(folder, { recursive: true })
  for (const locale of locales()) {
    const texts = read(locale)
    const [problem] = problemsOf(first, texts)
    if (problem) throw new Error(`The texts of ${locale} cannot be compiled: ${problem}.`)
    writeFileSync(join(folder, `${locale}.json`), JSON.stringify({ ...first, ...texts }))
  }
}
