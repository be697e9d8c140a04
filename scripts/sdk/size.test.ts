import type { PluginBuild } from 'esbuild'
import { gzipSync } from 'node:zlib'
import { buildPrograms } from './bundle.mjs'
import { listSources } from './entries.mjs'
import { SIZE_EXCEPTIONS } from './size-exceptions.mjs'

const RULE_BYTES = 500
// Twice the 12 kB it was once meant to cost: the forms, cards, lists and orders of three specifications, with their
// sentences, take that much. Nobody loads it whole; what somebody loads is the export they import.
const LIBRARY_BYTES = 25_800

const zipped = (code: string) => gzipSync(code, { level: 9 }).length

async function measureExports(entry: string) {
  const [whole] = await buildPrograms([`export * from '${entry}'`])
  const names = whole?.exports ?? []
  const found = await buildPrograms(
    names.map(name => `import { ${name} } from '${entry}'\nconsole.log(${name})`),
  )
  return found.map(({ code, files }, at) => ({ name: names[at] ?? '', bytes: zipped(code), files }))
}

const root = measureExports('@wallart/sdk')

test('one rule costs at most 0.5 kB, and what costs more has a reason', async () => {
  const tooLarge = (await root)
    .map(({ name, bytes }) => ({ name, bytes, limit: SIZE_EXCEPTIONS[name]?.bytes ?? RULE_BYTES }))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name}: ${bytes} B, allowed ${limit}`)
  expect(tooLarge).toEqual([])
})

test('no reason outlives its need', async () => {
  const large = (await root).filter(({ bytes }) => bytes > RULE_BYTES)
  expect(Object.keys(SIZE_EXCEPTIONS).filter(name => !large.some(found => found.name === name))).toEqual([])
})

test('all rules together, without the error catalogue and the data of the sites, stay within 25.8 kB', async () => {
  const rules = listSources().filter(file =>
    /^rules\/(?!order-lookup\/|analytics\/|activities\/|texts\/)/.test(file),
  )
  const data = {
    name: 'data',
    setup(build: PluginBuild) {
      build.onResolve({ filter: /\/(sites|texts)\/|copy-sets/ }, ({ path }) => ({ path, external: true }))
    },
  }
  const each = await buildPrograms(rules.map(file => `export * from './sdk/src/${file}.ts'`))
  const program = rules.map((file, at) => {
    const names = each[at]?.exports.join(', ') ?? ''
    return `import { ${names} } from './sdk/src/${file}.ts'\nconsole.log(${names})`
  })
  const [library] = await buildPrograms([program.join('\n')], { plugins: [data] })
  expect(zipped(library?.code ?? '')).toBeLessThanOrEqual(LIBRARY_BYTES)
})

test('no rule brings a dependency along, and analytics none either', async () => {
  const found = [...(await root), ...(await measureExports('@wallart/sdk/analytics'))]
  const heavy = found.filter(({ files }) => files.some(file => file.includes('node_modules')))
  expect(heavy.map(({ name }) => name)).toEqual([])
})

test('an import of nothing costs nothing', async () => {
  const [nothing] = await buildPrograms(["import '@wallart/sdk'"])
  expect(nothing?.code).toBe('')
})
