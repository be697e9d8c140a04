import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { cssModules } from '../build/css-modules.mjs'

export interface Import {
  readonly from: string
  readonly to: string
}

const ENTRY_FILE = 'everything.js'

export const WORKSPACES = ['sdk', 'client', 'server', 'cli', 'cli/contract', 'fixtures']

export function sourceFiles(): readonly string[] {
  return WORKSPACES.flatMap(workspace =>
    readdirSync(join(workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .map(file => `${workspace}/src/${file.replaceAll('\\', '/')}`),
  ).toSorted()
}

export async function collectImports(files: readonly string[]): Promise<readonly Import[]> {
  const { inputs } = await bundleSources(files.map(file => `import './${file}'`))
  return Object.entries(inputs).flatMap(([from, { imports }]) =>
    from === ENTRY_FILE ? [] : imports.map(({ path: to }) => ({ from, to })),
  )
}

export async function collectReachedFiles(files: readonly string[]): Promise<ReadonlySet<string>> {
  const { outputs } = await bundleSources(files.map((file, at) => `export * as file${at} from './${file}'`))
  const inputs = Object.values(outputs).flatMap(output => Object.entries(output.inputs))
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file))
}

async function bundleSources(statements: readonly string[]) {
  const { metafile } = await build({
    // One program that imports all of them: each for itself would hold its own copy of all that it imports.
    stdin: { contents: statements.join('\n'), resolveDir: '.', sourcefile: ENTRY_FILE },
    outdir: 'build/graph',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@wallart/source'],
    logLevel: 'silent',
    loader: { '.woff2': 'empty', '.svg': 'empty' },
    metafile: true,
    plugins: [
      cssModules({ emit: false }),
      {
        name: 'packages-outside',
        setup(graph) {
          graph.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@wallart/') ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
  return metafile
}

const TYPES_FROM = /^(?:import|export) type [^'"]*? from '([^']+)'|^import \{[^'"]*?\} from '([^']+)'/gms

export function collectTypeImports(files: readonly string[]): readonly Import[] {
  return files.flatMap(from =>
    [...readFileSync(from, 'utf8').matchAll(TYPES_FROM)].map(([, types, mixed]) => ({
      from,
      to: resolveSpecifier(from, types ?? mixed ?? ''),
    })),
  )
}

function resolveSpecifier(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  return specifier
    .replace(/^#/, 'sdk/src/')
    .replace(/^@wallart\/contract\//, 'cli/contract/src/')
    .replace(/^@wallart\/(\w+)\/?/, '$1/src/')
}
