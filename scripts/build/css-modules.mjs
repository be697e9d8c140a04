import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { transform } from 'lightningcss'
import { inRoot, root } from '../workspace/root.mjs'

const ROUTES = join('client', 'src', 'routes')
/** Pages that shoppers land on: their styles, and those of the frame, come with every document. The workshop `ui` is
 * built in development alone. */
const LANDING_PAGES = ['home', 'category', 'search', 'product', 'content', 'not-found', 'ui']
const OF_INNER_PAGE = new RegExp(
  String.raw`client[\\/]src[\\/]routes[\\/](?!(?:${LANDING_PAGES.join('|')})[\\/])`,
)
const INNER_STYLES_LOADER = resolve('client/src/framework/inner-styles.ts')

/** The entry point that holds the styles of all other pages. */
export const INNER_STYLES = 'inner-styles'

export const isInnerPage = (/** @type {string} */ folder) => !LANDING_PAGES.includes(folder)

/** CSS modules with the same class names in every build, so that server and browser agree.
 * @param {{ emit: boolean, short?: boolean }} options @returns {import('esbuild').Plugin} */
export function cssModules({ emit, short = false }) {
  return {
    name: 'css-modules',
    setup(build) {
      /** @type {Map<string, string>} */
      const owners = new Map()

      const compile = (/** @type {string} */ path, /** @type {Buffer} */ source) => {
        const filename = relative(process.cwd(), path)
        const suffix = shortHash(filename)
        const owner = owners.get(suffix) ?? filename
        if (owner !== filename) throw new Error(`${filename} and ${owner} have one hash: rename one of them.`)
        owners.set(suffix, filename)
        const { code, exports } = transform({
          filename,
          code: source,
          // The names of grid areas stay as they are; they mean something in their own grid only.
          cssModules: { pattern: `[local]_${suffix}`, grid: false },
        })
        /** @type {Map<string, string>} */
        const shortNames = new Map()
        const shorten = (/** @type {string} */ name) => {
          const shortened = shortNames.get(name) ?? `${letters(shortNames.size)}${suffix}`
          shortNames.set(name, shortened)
          return shortened
        }
        // Their order differs from run to run, and the names of files would with it.
        const names = Object.entries(exports ?? {})
          .map(([local, { name }]) => [local, name])
          .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
        if (!short) return { code, names: Object.fromEntries(names) }
        const own = new RegExp(String.raw`[\w-]+_${suffix}\b`, 'g')
        return {
          code: Buffer.from(code.toString().replace(own, shorten)),
          names: Object.fromEntries(names.map(([local = '', name = '']) => [local, shorten(name)])),
        }
      }

      /** @type {Map<string, { source: Buffer, module: ReturnType<typeof compile> }>} */
      const compiled = new Map()
      // Each is asked for twice, and by every rebuild.
      const readModule = (/** @type {string} */ path) => {
        const source = readFileSync(path)
        const known = compiled.get(path)
        if (known?.source.equals(source)) return known.module
        const module = compile(path, source)
        compiled.set(path, { source, module })
        return module
      }

      build.onResolve({ filter: /\.module\.css\?rules$/ }, ({ path }) => ({
        path: path.replace(/\?rules$/, ''),
        namespace: 'css-rules',
      }))
      build.onLoad({ filter: /.*/, namespace: 'css-rules' }, ({ path }) => ({
        contents: readModule(inRoot(path)).code,
        loader: 'css',
        watchFiles: [inRoot(path)],
      }))
      build.onResolve({ filter: new RegExp(`^${INNER_STYLES}$`) }, ({ path }) => ({
        path,
        namespace: INNER_STYLES,
      }))
      build.onLoad({ filter: /.*/, namespace: INNER_STYLES }, () => ({
        contents: listModules()
          .filter(path => OF_INNER_PAGE.test(path))
          .map(path => `@import ${JSON.stringify(`${nameOf(path)}?rules`)};`)
          .join('\n'),
        loader: 'css',
      }))
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        const { names } = readModule(path)
        return {
          contents: `${emit ? importOf(path) : ''}export default ${JSON.stringify(names)}`,
          loader: 'js',
          watchFiles: [path],
        }
      })
    },
  }
}

const listModules = () =>
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.module.css'))
    .toSorted()
    .map(path => resolve(ROUTES, path))

const importOf = (/** @type {string} */ path) =>
  OF_INNER_PAGE.test(path)
    ? `import { loadInnerStyles } from ${JSON.stringify(slashed(relative(dirname(path), INNER_STYLES_LOADER)))};loadInnerStyles();`
    : `import ${JSON.stringify(`${nameOf(path)}?rules`)};`

// The names of built files are made of these paths, too: they are the same wherever the project lies.
const nameOf = (/** @type {string} */ path) => slashed(relative(root, path))

const slashed = (/** @type {string} */ path) => path.replaceAll('\\', '/')

/** a, b … z, aa, ab …
 * @param {number} index @returns {string} */
const letters = index =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26))

// Every file's hash is sent to every browser, and does not compress.
/** @param {string} text */
function shortHash(text) {
  return createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 3)
}
