/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@wallart/source", "node", "node-addons"]}
 */
import { readdirSync, readFileSync } from 'node:fs'
import { validateTexts } from './texts.mjs'
import { sourceFiles } from '../../scripts/gates/import-graph.ts'
import {
  malformedMessages,
  messagesByCount,
  messagesIn,
  missingMessages,
  missingValues,
  untranslatedTexts,
  unusedMessages,
  type Fault,
} from './message-faults.ts'

type Texts = Readonly<Record<string, string>>

const FOLDER = 'client/src/i18n/messages'

const languages: Readonly<Record<string, Texts>> = Object.fromEntries(
  readdirSync(FOLDER).map(file => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')),
  ]),
)

const { 'en-US': english = {}, 'en-CA': canadian = {}, ...translated } = languages

const sources = sourceFiles()
  .filter(file => /^(?:client|sdk|server)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .map(file => ({ file, code: readFileSync(file, 'utf8') }))

// The samples of the pieces are for engineers.
const read = sources.filter(({ file }) => !file.startsWith('client/src/routes/ui/'))

type Source = (typeof sources)[number]

const faultsIn = (files: readonly Source[], find: (file: string, code: string) => readonly Fault[]) =>
  files.flatMap(({ file, code }) => find(file, code).map(({ line, text }) => `${file}:${line} ${text}`))

test('every language has every message', () => {
  expect(missingMessages({ 'en-US': english, ...translated })).toEqual([])
  expect(Object.keys(canadian).filter(code => !Object.hasOwn(english, code))).toEqual([])
})

test('every message is displayed somewhere', () => {
  const codes = sources.map(({ code }) => code)
  expect(unusedMessages(Object.keys(english), codes)).toEqual([])
})

test('every translation has the values of its English text, well formed', () => {
  for (const texts of Object.values(languages)) {
    expect(malformedMessages(texts)).toEqual([])
    expect(validateTexts(english, texts)).toEqual([])
    expect(Object.values(texts).filter(text => text.trim() === '')).toEqual([])
  }
})

// These are for engineers, are nothing but a value, or are not displayed.
const UNTRANSLATED =
  /^custom$|^(?:call|canonical|config|site|image)\.|^list\.(?:title|filters-missing)$|^order\.server$|^product\.master|^tile\.size$|^order-status\.billing-zip$/

test('every message has a text and gives the values that it names', () => {
  const messages = sources.flatMap(({ file, code }) => messagesIn(file, code))
  expect(messages.length).toBeGreaterThan(800)
  const unknown = messages.filter(({ code }) => !Object.hasOwn(english, code) && !UNTRANSLATED.test(code))
  expect(unknown).toEqual([])
  expect(messages.filter(message => missingValues(message, english).length > 0)).toEqual([])
})

test('elements and their attributes hold no words of one language', () => {
  expect(faultsIn(read, untranslatedTexts)).toEqual([])
})

const pagesIn = (language: string) =>
  sources
    .filter(({ file }) => file.includes(`/content/copy/${language}/`))
    .flatMap(({ code }) => code.split('\n'))

test('Spanish says tú to a shopper, and nowhere usted', () => {
  const texts = [...Object.values(languages['es-US'] ?? {}), ...pagesIn('es')]
  const formal =
    /\b(?:usted|(?:de|en|por) su (?:cuenta|carrito|pedido|tarjeta|pared)|(?:Elija|Escriba|Pulse|Revise|Vea|Inicie|Empiece))\b/
  expect(texts.filter(text => formal.test(text))).toEqual([])
})

test('French of Canada sets no space before a question, an exclamation or a semicolon', () => {
  const texts = [...Object.values(languages['fr-CA'] ?? {}), ...pagesIn('fr')]
  expect(texts.filter(text => /\p{L}\s[?!;]/u.test(text) && !text.includes(' ? '))).toEqual([])
})

test('no condition decides between one and more', () => {
  expect(faultsIn(sources, messagesByCount)).toEqual([])
})

describe('faults on purpose are found', () => {
  test('a message that one language lacks', () => {
    const faults = missingMessages({ 'en-US': { 'a.b': 'x', 'a.c': 'y' }, 'fr-CA': { 'a.b': 'z' } })
    expect(faults).toEqual(['fr-CA: a.c'])
  })

  test('a message that nothing displays', () => {
    const named = ["t({ code: 'a.b', message: 'x' })", 'code: `sort.${id}`']
    expect(unusedMessages(['a.b', 'sort.newest', 'a.unused'], named)).toEqual(['a.unused'])
  })

  test.each(['{n results', 'n} results', '{n, plural, one {# result}}', '{n, plural, other {a} one {b}}'])(
    'a text with loose braces: %s',
    text => {
      expect(malformedMessages({ 'a.b': text, 'a.c': '{n, plural, one {1 of {total}} other {#}}' })).toEqual([
        'a.b',
        'a.c',
      ])
    },
  )

  test('a translation with another value', () => {
    expect(validateTexts({ 'a.b': '{n} left' }, { 'a.b': 'plus que {m}' })).toHaveLength(1)
  })

  test.each([
    ["t({ code: 'a.b', message: 'x' })", 1],
    ["t({ code: 'a.b', message: 'x', values: { m } })", 1],
    ["t({ code: 'a.b', message: 'x', values: { n } })", 0],
  ])('%s beside a text with {n}: %i', (code, count) => {
    const missing = messagesIn('a.ts', code).flatMap(message => missingValues(message, { 'a.b': '{n} left' }))
    expect(missing).toHaveLength(count)
  })

  test.each([
    ['<p>Sold out</p>', ['Sold out']],
    ['<p>{isLow && `Only ${n} left`}</p>', ['Only', 'left']],
    ["<p>{isOpen ? 'Close' : 'Open'}</p>", ['Close', 'Open']],
    ['<img alt="A quiet ridge" />', ['A quiet ridge']],
    ["<p className='of words'>{t({ code: 'a.b', message: 'Sold out' })} · {name}</p>", []],
  ])('%s', (code, texts) => {
    expect(untranslatedTexts('a.tsx', `const a = ${code}`).map(({ text }) => text)).toEqual(texts)
  })

  test.each([
    ["const code = count === 1 ? 'item.one' : 'item.more'", 1],
    ["if (n !== 1) t({ code: 'item.more', message: `${n} items` })", 1],
    ["const code = n > 1 ? 'item.more' : 'item.one'", 1],
    ["const code = works.length <= 1 ? 'item.one' : 'item.more'", 1],
    [
      "function a() { if (n >= 2) return t({ code: 'item.more', message: 'x' }); return t({ code: 'item.one', message: 'y' }) }",
      1,
    ],
    ["const title = count > 1 && t({ code: 'item.more', message: `${count} items` })", 0],
    ["const code = share * 3 < 2 ? 'item.small' : 'item.wide'", 0],
    ["const a = { code: 'item.count', message: n === 1 ? '1 item' : `${n} items`, values: { n } }", 0],
    ['const half = count === 1 ? 0.5 : 1', 0],
  ])('%s: %i', (code, count) => {
    expect(messagesByCount('a.ts', code)).toHaveLength(count)
  })
})
