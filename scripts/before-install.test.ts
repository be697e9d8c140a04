import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, transformSync } from 'esbuild'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

async function importsOf(name: string) {
  const { metafile } = await build({
    entryPoints: [pathOf(name)],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: '.',
  })
  return Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, kind }) => external && kind === 'import-statement')
    .map(({ path }) => path)
}

test.each(['start.mjs', 'test.mjs'])(
  '%s is read by an old Node: old syntax, no import before the check',
  name => {
    const source = readFileSync(pathOf(name), 'utf8')
    const old = transformSync(source, { target: 'es2017', supported: { 'dynamic-import': true } }).code
    expect(old).toBe(transformSync(source, { target: 'esnext' }).code)
    expect(source).not.toMatch(/^import /m)
  },
)

test.each(['workspace/start.mjs', 'workspace/test.mjs', 'run.mjs', 'upstream.mjs', 'cli.mjs', 'docker.mjs'])(
  '%s needs nothing installed',
  async name => {
    const imports = await importsOf(name)
    expect(imports).not.toEqual([])
    expect(imports.filter(path => !path.startsWith('node:'))).toEqual([])
  },
)
