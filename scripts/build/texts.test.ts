import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTranslationsContract } from '@wallart/sdk/contracts/get-translations'
import { compileTexts, problemsOf, valuesOf } from './texts.mjs'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallart-texts-'))
  compileTexts(folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function textsOf(locale: string): Promise<Readonly<Record<string, string>>> {
  const written: unknown = JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'))
  const verdict = await getTranslationsContract['~standard'].validate(written)
  if (verdict.issues) throw new Error(`The texts of ${locale} break the contract.`)
  return verdict.value
}

// These are for engineers, or are nothing but a value.
const UNTRANSLATED =
  /^(call|canonical|config|site|image)\.|^list\.(title|filters-missing)$|^order\.server$|^product\.master|^tile\.size$/

function codesOfRules(): readonly string[] {
  const files = readdirSync('sdk/src/rules', { recursive: true, encoding: 'utf8' })
  const sources = files.filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const codes = sources.flatMap(file =>
    [...readFileSync(join('sdk/src/rules', file), 'utf8').matchAll(/code: '([a-z][a-z-]*\.[a-z.-]+)'/g)].map(
      ([, code]) => String(code),
    ),
  )
  return [...new Set(codes)].filter(code => !UNTRANSLATED.test(code))
}

test('every sentence of the rules has its text', async () => {
  const texts = await textsOf('en-US')
  expect(codesOfRules().length).toBeGreaterThan(100)
  expect(codesOfRules().filter(code => texts[code] === undefined)).toEqual([])
})

test.each(['en-CA', 'fr-CA', 'es-US'])('%s has every text of en-US, with the same values', async locale => {
  const [first, texts] = await Promise.all([textsOf('en-US'), textsOf(locale)])
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(first).toSorted())
  expect(problemsOf(first, texts)).toEqual([])
  expect(Object.values(texts).filter(text => text.trim() === '')).toEqual([])
})

test.each([
  ['fr-CA', 'error-page.back', 'Retour'],
  ['es-US', 'error-page.back', 'Volver'],
  ['en-CA', 'favourites.added', 'One item added to Favourites'],
  ['en-CA', 'error-page.back', 'Back'],
])('in %s %s is %j', async (locale, code, text) => {
  const texts = await textsOf(locale)
  expect(texts[code]).toBe(text)
})

test.each([
  [{ 'a.b': 'x' }, 'a.b is unknown'],
  [{ 'stock.few': 'Plus que {m}!' }, 'stock.few speaks of other values than "Only {n} left!"'],
])('the texts %j are not compiled: %s', (texts, problem) => {
  expect(problemsOf({ 'stock.few': 'Only {n} left!' }, texts)).toEqual([problem])
})

test('the values of a text are the names in its braces', () => {
  expect(valuesOf('{total, plural, one {1 result} other {# results}} for {term}')).toEqual(['term', 'total'])
})
