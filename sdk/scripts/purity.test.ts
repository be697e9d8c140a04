import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { buildPrograms } from './bundle.mjs'
import { listSources, readSource } from './entries.mjs'

const manifest = readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8')
const { exports }: { exports: Record<string, unknown> } = JSON.parse(manifest)

/** The entry for Node alone. */
const NODE = 'http/node-transport'

const entries = Object.keys(exports)
  .filter(path => path !== './package.json' && path !== `./${NODE}`)
  .map(path => `@wallart/sdk${path.slice(1)}`)

test('every entry loads where there is no browser, no Node and no eval, and leaves no trace (DSG-09)', async () => {
  const programs = entries.map(entry => `import * as all from '${entry}'\nexport { all }`)
  const found = await buildPrograms(programs, { format: 'iife', globalName: 'loaded' })
  const failures = found.flatMap(({ code }, at) => {
    const problem = globalsChangedBy(code)
    return problem ? [`${entries[at]}: ${problem}`] : []
  })
  expect(failures).toEqual([])
})

// zod keeps its settings and its registry there, as a dependency of the contracts.
const GLOBALS = 'Object.getOwnPropertyNames(globalThis).filter(name => !/^loaded$|^__zod_/.test(name)).join()'

function globalsChangedBy(code: string): string | undefined {
  // ky makes an encoder as it loads.
  const bare = createContext({ TextEncoder }, { codeGeneration: { strings: false, wasm: false } })
  runInContext('delete globalThis.console; delete globalThis.WebAssembly', bare)
  const before: unknown = runInContext(GLOBALS, bare)
  try {
    runInContext(code, bare)
  } catch (error) {
    return String(error)
  }
  return runInContext(GLOBALS, bare) === before ? undefined : 'leaves a global behind'
}

test('no other file of the SDK imports from Node', () => {
  const fromNode = /(from|import\(|import|require\()\s*['"]node:/
  expect(listSources().filter(file => fromNode.test(readSource(file)))).toEqual([NODE])
})

test('the model is types and nothing that runs', async () => {
  const model = listSources().filter(file => file.startsWith('model/'))
  const found = await buildPrograms(model.map(file => `export * from './sdk/src/${file}.ts'`))
  expect(model.filter((_, at) => found[at]?.code !== '')).toEqual([])
})

test('no rule has anything at its top that a bundler cannot drop, whatever annotations it trusts', async () => {
  const rules = listSources().filter(file => /^(rules\/(?!order-lookup\/)|sites\/)/.test(file))
  const found = await buildPrograms(
    rules.map(file => `import './sdk/src/${file}.ts'`),
    { ignoreAnnotations: true },
  )
  expect(rules.filter((_, at) => found[at]?.files.includes(`sdk/src/${rules[at]}.ts`))).toEqual([])
})
