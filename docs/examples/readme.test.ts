import { readdirSync, readFileSync } from 'node:fs'

const recipes = new URL('recipes/', import.meta.url)
const readme = new URL('../../sdk/README.md', import.meta.url)

const text = readFileSync(readme, 'utf8')
const fences = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)
const files = readdirSync(recipes)
const named = fences.map(code => /^\/\/ (\S+\.ts)\n/.exec(code)?.[1] ?? `unnamed: ${code.slice(0, 40)}`)

test('every piece of code in the README is the whole of a recipe, letter for letter', () => {
  expect(fences.length).toBeGreaterThan(0)
  const parted = named.filter(
    (name, at) => !files.includes(name) || readFileSync(new URL(name, recipes), 'utf8') !== fences[at],
  )
  expect(parted).toEqual([])
})

test('every recipe is in the README once, and has a test', () => {
  const sources = files.filter(file => !file.endsWith('.test.ts'))
  expect(named.toSorted()).toEqual(sources.toSorted())
  expect(sources.filter(file => !files.includes(file.replace('.ts', '.test.ts')))).toEqual([])
})

test('every entry that the README names exists', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../../sdk/package.json', import.meta.url), 'utf8'))
  const entries = [...text.matchAll(/`@wallart\/sdk(\/[a-z/-]+)?`/g)].map(([, path = '']) => `.${path}`)
  expect(entries.filter(entry => !(entry in exports))).toEqual([])
})

test('the README explains every code of an error, and names no other', () => {
  const source = readFileSync(new URL('../../sdk/src/errors/error-fields.ts', import.meta.url), 'utf8')
  const union = /type SdkErrorCode =\n((?: {2}\| '[a-z-]+'\n)+)/.exec(source)?.[1] ?? ''
  const codes = [...union.matchAll(/'([a-z-]+)'/g)].map(([, code = '']) => code)
  const section = text.split('\n## Errors\n')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| `([a-z-]+)`/gm)].map(([, code = '']) => code)
  expect(rows.toSorted()).toEqual(codes.toSorted())
})
