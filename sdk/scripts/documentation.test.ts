import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { examplesOf, workingEntries } from './doc-examples.ts'
import { exportsMap, listSources, readSource } from './entries.mjs'

const DECLARATION =
  /^export (?:async |abstract |declare )*(?:function\*?|const|class|interface|type|enum) (\w+)/gm
const DOC = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/

const files = listSources().filter(file => /^(model|rules|sites)\//.test(file))

const exportsOf = (file: string) => {
  const text = readSource(file)
  return [...text.matchAll(DECLARATION)].map(({ 1: name = '', index }) => {
    const comment = DOC.exec(text.slice(0, index))?.[1] ?? ''
    const sentence =
      comment
        .replaceAll(/\s*\n \*/g, ' ')
        .split(/ @(?=[a-z])/)[0]
        ?.trim() ?? ''
    return { where: `${file}.ts ${name}`, sentence }
  })
}

test('every export says in one sentence what it is', () => {
  const wrong = files.flatMap(exportsOf).filter(({ where, sentence }, at, all) => {
    const isBehindOverloads = sentence === '' && all[at - 1]?.where === where
    return !isBehindOverloads && !isOneSentence(sentence)
  })
  expect(wrong.map(({ where, sentence }) => `${where}: ${sentence || 'no comment'}`)).toEqual([])
})

const isOneSentence = (text: string) => /^\P{Ll}.*[.?]$/u.test(text) && !/[a-z)]{2}\. \p{Lu}/u.test(text)

test('every method of a public type says what it does', () => {
  const methods = publicFiles(ANY_EXPORT).flatMap(methodsOf)
  expect(methods.length).toBeGreaterThan(150)
  expect(methods.filter(({ isDocumented }) => !isDocumented).map(({ where }) => where)).toEqual([])
})

test('every function of a public file says what it does', () => {
  const functions = publicFiles(VALUE_EXPORT).flatMap(exportsOf)
  const documented = new Set(functions.flatMap(({ where, sentence }) => (sentence ? [where] : [])))
  expect(functions.length).toBeGreaterThan(500)
  expect(functions.flatMap(({ where }) => (documented.has(where) ? [] : [where]))).toEqual([])
})

test.each([
  ['export interface A {\n  readonly b: (c: string) => void\n}', [false]],
  ['export interface A {\n  /** Does. */\n  readonly b: (c: string) => void\n}', [true]],
  ['export interface A {\n  b<T>(c: T): void\n  readonly d: string\n}', [false]],
  ['export class A {\n  override toJSON(): string {\n    return this.b(1)\n  }\n}', []],
])('the methods of %j are told from its other members', (text, expected) => {
  expect(methodsIn(text).map(({ isDocumented }) => isDocumented)).toEqual(expected)
})

const ANY_EXPORT = /^export [*{t][^;=]*? from '(\.[^']+)\.ts'/gm
const VALUE_EXPORT = /^export [*{][^;=]*? from '(\.[^']+)\.ts'/gm

// What an entry exports, also from other files.
function publicFiles(pattern: RegExp): readonly string[] {
  const entries = Object.values(exportsMap(listSources())).flatMap(entry => {
    const { types = '' } = Object(entry)
    return String(types)
      .replace('./dist/', '')
      .replace(/\.d\.ts$/, '')
  })
  const found = new Set(entries.filter(Boolean))
  for (const file of found)
    for (const [, path = ''] of readSource(file).matchAll(pattern))
      found.add(posix.join(posix.dirname(file), path))
  return [...found].toSorted()
}

const TYPE = /^export (?:interface|(?:abstract )?class) (\w+)[^{]*\{\n(.*?)^\}/gms
const MEMBER = /^  (?:readonly |static |async )*(\w+)\??(?=[:(<])/gm
const IS_METHOD = /^\??(?:[(<]|:\s*(?:\|\s*)?\(?(?:<[^=]*>)?\([^]*?=>)/

function methodsOf(file: string) {
  return methodsIn(readSource(file)).map(({ name, isDocumented }) => ({
    where: `${file}.ts ${name}`,
    isDocumented,
  }))
}

// An override is shown with the words of what it overrides.
function methodsIn(text: string) {
  return [...text.matchAll(TYPE)].flatMap(([, type, body = '']) => {
    const members = [...body.matchAll(MEMBER)]
    return members.flatMap(({ 0: start, 1: name = '', index }, at) => {
      const rest = body.slice(index + start.length, members[at + 1]?.index)
      if (name === 'constructor' || !IS_METHOD.test(rest)) return []
      return [{ name: `${type}.${name}`, isDocumented: DOC.test(body.slice(0, index)) }]
    })
  })
}

test.each([
  ['The line under the price.', true],
  ['Whether a page is indexed, e.g. The Gallery.', true],
  ['', false],
  ['no capital.', false],
  ['No end', false],
  ['The price. It is rounded.', false],
])('%j is one sentence: %p', (text, expected) => {
  expect(isOneSentence(text)).toBe(expected)
})

test('every export is a declaration in its own file', () => {
  const indirect = /^export (?:\*|(?:type )?\{|default)/m
  expect(files.filter(file => indirect.test(readSource(file)))).toEqual([])
})

test('every entry that does something shows how', () => {
  expect(workingEntries.length).toBeGreaterThan(60)
  expect(workingEntries.filter(file => examplesOf(file).length === 0)).toEqual([])
})

test('the README names every entry, and every part of a storefront', () => {
  const readme = readFileSync('sdk/README.md', 'utf8')
  const rows = [...readme.matchAll(/^\| `@wallart\/sdk([/\w-]*?)(?:\/…)?` +\| (.*?) +\|$/gm)].map(
    ([, path, text = '']) => ({ path: `.${path}`, text }),
  )
  const missing = Object.keys(exportsMap(listSources())).filter(entry => {
    const [folder, name] = entry.split(/\/(?=[\w-]+$)/)
    if (/^\.\/(contracts|operations)\/|^\.\/package/.test(entry)) return false
    return !rows.some(({ path, text }) => path === entry || (path === folder && text.includes(`\`${name}\``)))
  })
  expect(missing).toEqual([])
  const parts = ['shop', 'shopper', 'storefront'].flatMap(file => {
    const [, body = ''] =
      new RegExp(`^export interface ${file}\\b.*?\\{\n(.*?)^\\}`, 'ims').exec(
        readSource(`services/${file}`),
      ) ?? []
    return [...body.matchAll(/^  readonly (\w+):/gm)].map(([, name]) => `\`${name}`)
  })
  expect(parts.length).toBeGreaterThan(20)
  const [, list = ''] = /A storefront has\n(.*?)\nIts options/s.exec(readme) ?? []
  expect(parts.filter(part => !list.includes(part))).toEqual([])
})

test('what the README says beside the others names files that the package has', () => {
  const [, table = ''] = readFileSync('sdk/README.md', 'utf8').split('## Beside the others')
  const cells = table
    .split('\n')
    .map(line => line.split('|')[2] ?? '')
    .filter(cell => cell.startsWith(' yes'))
  const named = cells.flatMap(cell => [...cell.matchAll(/`(src\/[^`]+)`/g)].map(([, file = '']) => file))
  expect(named.length).toBeGreaterThan(11)
  expect(cells.filter(cell => !/`src\/|\(#size\)/.test(cell))).toEqual([])
  expect(named.filter(file => file.endsWith('.test.ts') || !existsSync(`sdk/${file}`))).toEqual([])
})
