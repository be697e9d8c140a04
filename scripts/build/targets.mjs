import { readFileSync } from 'node:fs'
import { inRoot } from '../workspace/root.mjs'
import { cssModules, INNER_STYLES } from './css-modules.mjs'
import { namedExports } from './named-exports.mjs'
import { noRouterWarnings } from './no-router-warnings.mjs'
import { sharedCore } from './shared-core.mjs'

/** @typedef {import('esbuild').BuildOptions & { metafile: true }} Target */

const SHARED_CONDITIONS = ['@wallart/source']

/** @type {Target} */
const SHARED = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  conditions: SHARED_CONDITIONS,
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
  legalComments: 'none',
}

/** A browser that knows this line compiles whole files while they arrive, beside the page instead of in its
 * way. */
export const EAGER_COMPILE_HINT = '//# allFunctionsCalledOnLoad'

const ENTRY = inRoot('client', 'src', 'entry.tsx')
const PRODUCT = inRoot('client', 'src', 'routes', 'product', 'page.tsx')

const loadedBeforePage = (/** @type {string} */ path) =>
  /[\\/](gallery|gallery-pops|product-info|true-scale|ratings|finishes)[\\/]/.test(path)
    ? [ENTRY, PRODUCT]
    : [ENTRY]

const MAIN = [inRoot('cli', 'src', 'program.ts'), inRoot('cli', 'src', 'shell', 'exit-codes.ts')]
const NOTHING = inRoot('scripts', 'build', 'nothing.mjs')
const CONNECT = inRoot('cli', 'src', 'shell', 'connect.ts')

/** Named one by one: a plugin would be asked about every import of every file. */
const packages = ['.', 'sdk', 'client', 'server', 'fixtures'].flatMap(workspace => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(inRoot(workspace, 'package.json'), 'utf8'),
  )
  return Object.keys({ ...dependencies, ...devDependencies }).filter(name => !name.startsWith('@wallart/'))
})

const loadedBeforeCommand = (/** @type {string} */ path) =>
  /[\\/](output|text|views|contract)[\\/]/.test(path) ? [...MAIN, CONNECT] : MAIN

// The first import: React chooses its build when it is loaded, and that of development is half as fast.
const USUALLY_IN_PRODUCTION = `import "data:text/javascript,process.env.NODE_ENV||='production'";`

/** Commander can run other programs as commands; ours are functions, and loading what finds and starts programs takes time. */
const commandsAreFunctions = {
  name: 'commands-are-functions',
  setup(/** @type {import('esbuild').PluginBuild} */ build) {
    build.onResolve({ filter: /^node:(child_process|fs)$/ }, ({ importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path: NOTHING } : undefined,
    )
  },
}

/** @type {import('esbuild').Plugin} */
const withoutLaterImports = {
  name: 'without-later-imports',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

/** @param {{ dev?: boolean }} [options] @returns {Record<'client' | 'server' | 'upstream' | 'cli' | 'cliHelp', Target>} */
export function targets({ dev = false } = {}) {
  const define = { 'process.env.NODE_ENV': dev ? '"development"' : '"production"' }
  const conditions = dev ? [...SHARED_CONDITIONS, '@wallart/dev'] : SHARED_CONDITIONS
  /** @type {Target} */
  const program = {
    ...SHARED,
    conditions,
    define,
    sourcemap: !dev,
    platform: 'node',
    target: 'node20',
    external: packages,
    banner: { js: USUALLY_IN_PRODUCTION },
    plugins: [cssModules({ emit: false, short: !dev })],
  }
  return {
    client: {
      ...SHARED,
      conditions,
      define,
      entryPoints: { begin: 'client/src/bootstrap.ts', inner: INNER_STYLES },
      outdir: 'build/public/assets',
      publicPath: '/assets',
      platform: 'browser',
      target: ['es2022'],
      splitting: true,
      minify: !dev,
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      assetNames: '[name]-[hash]',
      loader: { '.woff2': 'file', '.svg': 'file' },
      banner: { js: EAGER_COMPILE_HINT },
      plugins: [
        cssModules({ emit: true, short: !dev }),
        // In development the time of the build counts, not the number and the speed of files.
        ...(dev ? [] : [namedExports, noRouterWarnings, sharedCore(loadedBeforePage)]),
      ],
    },
    server: { ...program, entryPoints: { main: 'server/src/main.ts' }, outdir: 'build/server' },
    upstream: { ...program, entryPoints: { main: 'fixtures/src/main.ts' }, outdir: 'build/upstream' },
    cli: {
      ...SHARED,
      define: { 'process.env.NODE_ENV': '"production"' },
      entryPoints: { main: 'cli/src/main.ts' },
      outdir: 'cli/dist',
      platform: 'node',
      target: 'node20',
      splitting: true,
      minify: !dev,
      sourcemap: false,
      chunkNames: '[name]-[hash]',
      plugins: [commandsAreFunctions, sharedCore(loadedBeforeCommand)],
      alias: { 'react-devtools-core': NOTHING },
      // Some bundled packages are CommonJS and require Node's modules at run time.
      banner: { js: "import{createRequire as __r}from'node:module';const require=__r(import.meta.url);" },
    },
    // Prints the help alone, in the format that Node loads soonest: what commands load when they run is not in it.
    cliHelp: {
      ...SHARED,
      define: { 'process.env.NODE_ENV': '"production"' },
      entryPoints: { help: 'cli/src/main.ts' },
      outdir: 'cli/dist',
      outExtension: { '.js': '.cjs' },
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      minify: !dev,
      sourcemap: false,
      plugins: [commandsAreFunctions, withoutLaterImports],
    },
  }
}
