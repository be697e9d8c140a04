import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'oxc-parser'
import { filesBelow } from './files-below.ts'
import { sourceFiles } from './import-graph.ts'
import { BANNED_NAMES, BANNED_WORDS } from './vocabulary.ts'

const words = new RegExp(`\\b(${Object.keys(BANNED_WORDS).join('|')})\\b`, 'gi')

// A field of the navigation event (S0 §7) and of the rules of categories.
const EVENT_FIELD = /analytics|e2e\/frame\.spec|category-rule/

// Most files have none of them anywhere, and need not be parsed.
const anywhere = new RegExp(`\\b(${Object.keys({ ...BANNED_NAMES, ...BANNED_WORDS }).join('|')})\\b`, 'i')

function bannedIn(file: string, code: string): readonly string[] {
  if (!anywhere.test(code)) return []
  const { program, comments } = parseSync(file, code)
  const names = [...identifiersIn(program)]
    .filter(name => Object.hasOwn(BANNED_NAMES, name) && !(name === 'place' && EVENT_FIELD.test(file)))
    .map(name => `${file}: ${name} → ${BANNED_NAMES[name]}`)
  const texts = [...comments.map(({ value }) => value), ...testTitlesIn(code)]
  return [...new Set([...names, ...texts.flatMap(text => bannedWords(file, text))])]
}

const testTitlesIn = (code: string) =>
  [...code.matchAll(/\b(?:test|describe)(?:\.\w+|\.each\([^)]*\))?\(\s*(['"`])(?<title>.*?)\1, /g)].map(
    ({ groups }) => groups?.['title'] ?? '',
  )

function* identifiersIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Identifier' && 'name' in node) yield String(node.name)
  // Names of CSS classes and of fields on the wire are read, not chosen.
  const { property: _, ...own } =
    'type' in node && node.type === 'MemberExpression' && 'property' in node
      ? node
      : { ...node, property: undefined }
  for (const child of Object.values(own)) yield* identifiersIn(child)
}

function bannedWords(file: string, text: string): readonly string[] {
  return [...text.matchAll(words)].map(([word]) => `${file}: ${word} → ${BANNED_WORDS[word.toLowerCase()]}`)
}

function bannedFileName(file: string): readonly string[] {
  const name = basename(file).replace(/\..*$/, '')
  const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.keys(BANNED_NAMES)
    .filter(banned => banned.toLowerCase() === camel.toLowerCase())
    .map(banned => `${file} → ${BANNED_NAMES[banned]}`)
}

const code = [
  ...sourceFiles(),
  ...filesBelow('scripts', /\.(mjs|ts)$/),
  ...filesBelow('client/e2e', /\.ts$/),
].filter(file => file !== 'scripts/gates/vocabulary.ts')

test('names, comments and titles of tests are the field’s words', () => {
  expect(code.flatMap(file => bannedIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('so are the names of files', () => {
  expect(code.flatMap(bannedFileName)).toEqual([])
})

test('manuals and decisions do without the house’s old words', () => {
  const manuals = [
    'README.md',
    'CHANGELOG.md',
    ...filesBelow('docs', /\.md$/),
    'sdk/README.md',
    'sdk/CHANGELOG.md',
    'cli/README.md',
    'fixtures/README.md',
  ]
  expect(manuals.flatMap(file => bannedWords(file, readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ['a.ts', 'const kept = 1', 1],
  ['a.ts', 'export interface X { readonly gone: boolean }', 1],
  ['a.ts', '// nobody reads this\nexport const cached = 1', 1],
  ['a.ts', 'export const text = "nobody kept it"', 0],
])('%s with %j has %i of them', (file, source, count) => {
  expect(bannedIn(file, source)).toHaveLength(count)
})
