import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The published program, and the packages it loads at startup. */
export interface BuiltCli {
  readonly main: string
  readonly eager: readonly string[]
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

// A separate process, because this workspace does not include the build scripts.
const BUILD = `
  import { build } from 'esbuild'
  import { targets } from './scripts/build/targets.mjs'
  const { metafile } = await build({ ...targets().cli, outdir: process.argv[1] })
  const { outputs } = metafile
  const main = Object.keys(outputs).find(path => outputs[path].entryPoint === 'cli/src/main.ts')
  const chunks = new Set([main])
  for (const chunk of chunks)
    for (const { path, kind } of outputs[chunk].imports)
      if (kind === 'import-statement' && outputs[path]) chunks.add(path)
  const inputs = [...chunks].flatMap(chunk => Object.keys(outputs[chunk].inputs))
  const packages = inputs.flatMap(input => /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(input)?.[1] ?? [])
  console.log(JSON.stringify([...new Set(packages)]))
`

export function buildCli(folder: string): BuiltCli {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', BUILD, '--', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const eager: unknown = JSON.parse(output)
  return { main: `${folder}/main.js`, eager: Array.isArray(eager) ? eager.map(String) : [] }
}
