import { readdirSync, readFileSync } from 'node:fs'
import { collectImports, sourceFiles, collectTypeImports, type Import } from './import-graph.ts'
import { breachOf } from './layers.ts'

let graph: readonly Import[]

beforeAll(async () => {
  graph = await collectImports(sourceFiles())
})

test('a layer imports only what it may: the SDK no framework, rules no network (DSG-04)', () => {
  expect(graph.length).toBeGreaterThan(100)
  expect(graph.map(breachOf).filter(Boolean)).toEqual([])
})

test('ky carries the calls of the SDK, and zod checks their answers, each from one place (DSG-06, DSG-07)', () => {
  const importersOf = (wanted: RegExp) =>
    graph.flatMap(({ from, to }) => (from.startsWith('sdk/') && wanted.test(to) ? [from] : []))
  expect(importersOf(/^ky$/)).toEqual(['sdk/src/http/ky-transport.ts'])
  expect(graph).toContainEqual({
    from: 'server/src/upstream/http-clients.ts',
    to: 'sdk/src/http/ky-transport.ts',
  })
  expect(importersOf(/^zod\b/).filter(file => !file.startsWith('sdk/src/wire/'))).toEqual([])
})

test('types too come only from where a layer may look', () => {
  const types = collectTypeImports(sourceFiles())
  expect(types.length).toBeGreaterThan(500)
  expect(types.map(breachOf).filter(Boolean)).toEqual([])
})

test.each([
  ['sdk/src/rules/stock/stock-message.ts', 'sdk/src/http/http.ts'],
  ['sdk/src/rules/stock/stock-message.ts', 'node:fs'],
  ['sdk/src/wire/basket.ts', 'zod/mini'],
  ['sdk/src/operations/get-category.ts', 'sdk/src/wire/basket.ts'],
  ['sdk/src/operations/get-category.ts', 'zod/mini'],
  ['sdk/src/http/with-tokens.ts', 'sdk/src/auth/token-source.ts'],
  ['sdk/src/auth/token-source.ts', 'sdk/src/clients/auth.ts'],
  ['sdk/src/clients/catalog.ts', 'ky'],
  ['sdk/src/clients/catalog.ts', 'sdk/src/services/navigation.ts'],
  ['client/src/ui/button.tsx', 'client/src/framework/link.tsx'],
  ['client/src/ui/button.tsx', 'sdk/src/index.ts'],
  ['client/src/stores/suggestions.ts', 'react'],
  ['client/src/stores/suggestions.ts', 'client/src/framework/use-store.ts'],
  ['client/src/stores/suggestions.ts', 'sdk/src/services/navigation.ts'],
  ['client/src/features/basket/basket.tsx', 'client/src/features/search/search-box.tsx'],
  ['client/src/shell/header/header.tsx', 'express'],
  ['client/src/shell/header/header.tsx', 'server/src/app.ts'],
  ['server/src/app.ts', 'fixtures/src/open.ts'],
  ['cli/src/main.ts', 'fixtures/src/open.ts'],
  ['cli/src/main.ts', 'client/src/routes.ts'],
  ['cli/contract/src/run/run-check.ts', 'cli/src/shell/shell.ts'],
  ['fixtures/src/main.ts', 'server/src/app.ts'],
  ['somewhere/else.ts', 'node:fs'],
])('%s would not get away with importing %s', (from, to) => {
  expect(breachOf({ from, to })).toBeDefined()
})

function circlesIn(imports: readonly Import[]): readonly string[] {
  const edges = new Map<string, string[]>()
  for (const { from, to } of imports) edges.set(from, [...(edges.get(from) ?? []), to])
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    else if (!done.has(file)) {
      for (const next of edges.get(file) ?? []) walk(next, [...way, file])
      done.add(file)
    }
  }
  for (const file of edges.keys()) walk(file, [])
  return circles
}

test('imports run in no circle', () => {
  expect(circlesIn(graph)).toEqual([])
})

test('neither do they with types', () => {
  const types = collectTypeImports(sourceFiles())
  expect(circlesIn([...graph, ...types])).toEqual([])
})

const FOLDER = /^(?:sdk|client|server|cli|cli\/contract|fixtures)\/src\/[^/]+(?=\/)/
const isProduct = ({ from }: Import) => !/\.test\.tsx?$|\/(?:testing|conformance)\//.test(from)
const folderOf = (file: string) => FOLDER.exec(file)?.[0] ?? ''

test('nor do the folders of a package', () => {
  const folders = [...graph, ...collectTypeImports(sourceFiles())]
    .filter(isProduct)
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => from !== '' && to !== '' && from !== to)
  expect(folders.length).toBeGreaterThan(500)
  expect(circlesIn(folders)).toEqual([])
})

const BRAND_CONDITION =
  /(?:[!=]==?\s*'(?:Art|AllPosters)'|'(?:Art|AllPosters)'\s*[!=]==?|\bcase '(?:Art|AllPosters)':)/

test('no condition asks for a brand: what differs is data in sdk/src/sites', () => {
  const asking = sourceFiles().filter(
    file => !/\.test\.tsx?$|\/testing\//.test(file) && BRAND_CONDITION.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})

test('the environment is read in one place of each program', () => {
  const readers = sourceFiles().filter(
    file => !/\.test\.tsx?$|\/testing\//.test(file) && readFileSync(file, 'utf8').includes('process.env'),
  )
  expect(readers).toEqual(['cli/src/shell/config.ts', 'fixtures/src/config.ts', 'server/src/config.ts'])
})

const LONGEST = 400
const GENERATED = new Set(['sdk/src/index.ts'])

test('no file is longer than a reader’s patience', () => {
  const others = [
    'scripts',
    'client/e2e',
    'client/bench',
    'client/scripts',
    'client/src',
    'server/soak',
    'docs/examples',
  ].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(ts|mjs|cjs|css)$/.test(file))
      .map(file => `${folder}/${file}`),
  )
  const tooLong = [...new Set([...sourceFiles(), ...others])]
    .filter(file => !GENERATED.has(file))
    .map(file => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST)
  expect(tooLong).toEqual([])
})
