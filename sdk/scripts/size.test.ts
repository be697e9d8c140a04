import type { PluginBuild } from 'esbuild'
import { gzipSync } from 'node:zlib'
import { buildPrograms } from './bundle.mjs'
import { listSources } from './entries.mjs'

// Thrice the 12 kB it was once meant to cost: the forms, cards, lists, orders, photos, frames, gift cards and gallery walls, with their
// sentences, take that much. A bundler keeps the imported exports only.
const LIBRARY_BYTES = 36_500

const zipped = (code: string) => gzipSync(code, { level: 9 }).length

test('all rules together, without the error catalogue and the data of the sites, stay within 36.5 kB', async () => {
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

test('an import of nothing costs nothing', async () => {
  const [nothing] = await buildPrograms(["import '@wallart/sdk'"])
  expect(nothing?.code).toBe('')
})
