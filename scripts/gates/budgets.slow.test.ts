import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { INNER_STYLES } from '../build/css-modules.mjs'
import { targets } from '../build/targets.mjs'
import { BUDGETS, NOT_FOR_BROWSERS, type Budget } from './budgets.ts'

let metafile: Metafile
const contents = new Map<string, Uint8Array>()

beforeAll(async () => {
  // Names of files have hashes of their folder, and bytes with them: this is the folder that is served.
  const built = await build({ ...targets().client, sourcemap: false, write: false })
  metafile = built.metafile
  for (const file of built.outputFiles) contents.set(file.path, file.contents)
})

function read(path: string): Uint8Array {
  return contents.get(resolve(path)) ?? new Uint8Array()
}

function findOutput(entryPoint: string): string {
  const found = Object.keys(metafile.outputs).find(
    path => metafile.outputs[path]?.entryPoint?.replace('?late', '') === entryPoint,
  )
  if (!found) throw new Error(`${entryPoint} is not built`)
  return found
}

function withImports(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (!seen.has(path)) {
    seen.add(path)
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement') withImports(next, seen)
  }
  return seen
}

function filesFor(what: Budget['appliesTo']): readonly string[] {
  const begin = findOutput('client/src/bootstrap.ts')
  const entry = findOutput('client/src/entry.tsx')
  if (what === 'styles') return [metafile.outputs[begin]?.cssBundle ?? '']
  if (what === 'inner styles') return [findOutput(`${INNER_STYLES}:${INNER_STYLES}`)]
  if (what === 'dialog') {
    const known = withImports(entry)
    return [...withImports(findOutput('client/src/features/sign-in/auth-dialog.tsx'))].filter(
      file => !known.has(file),
    )
  }
  if (what === 'later parts of the checkout') {
    const frame = withImports(entry)
    const known = new Set(filesFor('checkout'))
    const own = [...known].filter(file => !frame.has(file))
    return [...new Set(own.flatMap(laterImports))].filter(file => !known.has(file))
  }
  const page = findOutput(`client/src/routes/${what}/page.tsx`)
  return [...new Set([begin, ...withImports(entry), ...withImports(page)])]
}

function laterImports(path: string): readonly string[] {
  const later = (metafile.outputs[path]?.imports ?? []).filter(({ kind }) => kind === 'dynamic-import')
  return later.flatMap(({ path: next }) => Array.from(withImports(next)))
}

test.each(BUDGETS)('$what stays within $limitKb kB', ({ appliesTo, limitKb }) => {
  const bytes = filesFor(appliesTo).reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0)
  expect(bytes).toBeGreaterThan(500)
  expect(bytes / 1000).toBeLessThanOrEqual(limitKb)
})

test('the browser is sent nothing that belongs on the server (SEC-45)', () => {
  const sent = Object.keys(metafile.inputs)
  expect(sent.length).toBeGreaterThan(50)
  expect(sent.filter(file => NOT_FOR_BROWSERS.some(pattern => pattern.test(file)))).toEqual([])
})

test('every page is its own chunk', () => {
  const entry = withImports(findOutput('client/src/entry.tsx'))
  expect(entry.has(findOutput('client/src/routes/home/page.tsx'))).toBe(false)
  expect(entry.has(findOutput('client/src/routes/category/page.tsx'))).toBe(false)
})

test('every budget says why', () => {
  expect(BUDGETS.filter(({ reason }) => reason.length < 10)).toEqual([])
})
