/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ACCOUNT_LINKS,
  BRAND_CONTENTS,
  BRAND_HOMES,
  LOG_OUT_LABEL,
  ORDER_STATUS_FIELDS,
  productCopy,
  SEARCH_SETTINGS,
  SORT_OPTIONS,
  SUGGESTION_LABELS,
  type Message,
} from '@wallart/sdk'
import { getTranslationsContract } from '@wallart/sdk/contracts/get-translations'
import { compileLocale, compileTexts, validateTexts, localeOverrides, placeholderNames } from './texts.mjs'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallart-texts-'))
  compileTexts(folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function readTexts(locale: string): Promise<Readonly<Record<string, string>>> {
  const written: unknown = JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'))
  const result = await getTranslationsContract['~standard'].validate(written)
  if (result.issues) throw new Error(`The texts of ${locale} break the contract.`)
  return result.value
}

const CLIENT_MESSAGE = /\{\s*code: '([a-z.-]+)',\s*message: (?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g

function clientTexts(): Readonly<Record<string, string>> {
  const files = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => readFileSync(join('client/src', file), 'utf8'))
  const messages = sources.flatMap(source =>
    [...source.matchAll(CLIENT_MESSAGE)].map(([, code, ...quoted]) => [
      String(code),
      (quoted.find(text => text !== undefined) ?? '').replaceAll(/\$\{(\w+)\}/g, '{$1}'),
    ]),
  )
  return Object.fromEntries(messages)
}

function brandTexts(): readonly Message[] {
  const contents = Object.values(BRAND_CONTENTS)
  const groups = contents.flatMap(({ support, company, privacy, about }) => [
    support,
    company,
    privacy,
    about,
  ])
  const links = [
    ...groups.map(group => group.links),
    ...contents.map(content => content.secondNavigation),
  ].flat()
  return [
    ...groups.map(({ title }) => title),
    ...labelsOf(links),
    ...contents.flatMap(({ claims }) => claims),
    ...contents.flatMap(({ about, offer, sms }) => [about.text, offer.text, sms.text]),
    ...Object.values(BRAND_HOMES).flatMap(({ headline, description }) => [headline, description]),
    ...Object.values(SEARCH_SETTINGS).map(({ placeholder }) => placeholder),
  ]
}

const labelsOf = (links: readonly { readonly label: Message }[]) => links.map(({ label }) => label)

const withoutText = (texts: Readonly<Record<string, string>>, messages: readonly Message[]) =>
  messages.filter(({ code, message }) => texts[code] !== message)

test('what the storefront says by itself has its text, word for word', async () => {
  const texts = await readTexts('en-US')
  const words = clientTexts()
  expect(Object.keys(words).length).toBeGreaterThan(40)
  expect(Object.fromEntries(Object.keys(words).map(code => [code, texts[code]]))).toEqual(words)
})

test('every text of the brands’ frames has its translation key', async () => {
  const messages = [...brandTexts(), ...labelsOf(ACCOUNT_LINKS), LOG_OUT_LABEL]
  expect(withoutText(await readTexts('en-US'), messages)).toEqual([])
})

test('so has every way to sort, every group of suggestions and every field of the order form', async () => {
  const sorts = SORT_OPTIONS.map(({ id, label }) => ({ code: `sort.${id}`, message: label }))
  const messages = [
    ...sorts,
    ...Object.values(SUGGESTION_LABELS),
    ...ORDER_STATUS_FIELDS.filter(({ isDisplayed }) => isDisplayed).map(({ label }) => label),
  ]
  expect(withoutText(await readTexts('en-US'), messages)).toEqual([])
})

test('so has everything that is said of a finish', async () => {
  const types = ['Print', 'Framed Print', 'Canvas', 'Framed Canvas']
  const copies = types.map(productTypeGroup => productCopy({ productTypeGroup }))
  const messages = copies.flatMap(({ title, bullets }) => [title].concat(bullets))
  expect(withoutText(await readTexts('en-US'), messages)).toEqual([])
})

test('the texts of en-CA are spelled as Canada does', async () => {
  const texts = Object.values(await readTexts('en-CA'))
  expect(texts.filter(text => /color|favorite|\bcenter|\bgray/i.test(text))).toEqual([])
})

test('a language brings only what it says differently', () => {
  const { 'en-CA': canadian, 'fr-CA': french, ...others } = localeOverrides()
  expect(Object.keys(others)).toEqual(['es-US'])
  expect(canadian?.['favourites.added']).toBe('One item added to Favourites')
  expect(canadian?.['error-page.back']).toBeUndefined()
  expect(french?.['header.my-account']).toBe('Mon compte')
  expect(french?.['network.facebook']).toBeUndefined()
  expect(french?.['list.number']).toBe('{count, plural, one {#} other {#}}')
})

test.each(['en-CA', 'fr-CA', 'es-US'])('%s has every text of en-US, with the same values', async locale => {
  const [first, texts] = await Promise.all([readTexts('en-US'), readTexts(locale)])
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(first).toSorted())
  expect(validateTexts(first, texts)).toEqual([])
  expect(Object.values(texts).filter(text => text.trim() === '')).toEqual([])
})

test.each([
  ['fr-CA', 'error-page.back', 'Retour'],
  ['es-US', 'error-page.back', 'Volver'],
  ['en-CA', 'favourites.added', 'One item added to Favourites'],
  ['en-CA', 'error-page.back', 'Back'],
  ['en-CA', 'zip.invalid', 'Please enter a valid Zip/Postal code'],
])('in %s %s is %j', async (locale, code, text) => {
  const texts = await readTexts(locale)
  expect(texts[code]).toBe(text)
})

const ENGLISH = { 'stock.few': 'Only {n} left!', 'error-page.back': 'Back' }
const compile = (locale: string, texts: Readonly<Record<string, string>>) => {
  const warnings: string[] = []
  return { texts: compileLocale(locale, ENGLISH, texts, line => warnings.push(line)), warnings }
}

test.each([
  ['fr-CA', ['The texts of fr-CA lack stock.few, which are said in English.']],
  ['en-CA', []],
])('what %s lacks is said in English, with no more than one warning (I18-05)', (locale, warnings) => {
  expect(compile(locale, { 'error-page.back': 'Retour' })).toEqual({
    texts: { 'stock.few': 'Only {n} left!', 'error-page.back': 'Retour' },
    warnings,
  })
})

test.each([
  [{ 'a.b': 'x' }, 'a.b is unknown'],
  [{ 'stock.few': 'Plus que {m}!' }, 'stock.few has other placeholders than "Only {n} left!"'],
  [{ 'stock.few': 'Plus que {n!' }, 'stock.few has a brace that is no value'],
  [{ 'error-page.back': 'Retour {x' }, 'error-page.back has a brace that is no value'],
])('every other fault of the texts, as in %j, ends the build (I18-06)', (texts, problem) => {
  expect(() => compile('fr-CA', texts)).toThrow(`The texts of fr-CA cannot be compiled: ${problem}.`)
})

test('the values of a text are the names in its braces', () => {
  expect(placeholderNames('{total, plural, one {1 result} other {# results}} for {term}')).toEqual([
    'term',
    'total',
  ])
})
