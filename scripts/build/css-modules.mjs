import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { transform } from 'lightningcss'

/** CSS modules with the same class names in every build, so that server and browser agree.
 * @param {{ emit: boolean }} options @returns {import('esbuild').Plugin} */
export function cssModules({ emit }) {
  return {
    name: 'css-modules',
    setup(build) {
      /** @type {Map<string, string>} */
      const owners = new Map()
      /** @type {Map<string, Uint8Array>} */
      const rules = new Map()
      build.onResolve({ filter: /\.module\.css\?rules$/ }, ({ path }) => ({ path, namespace: 'css-rules' }))
      build.onLoad({ filter: /.*/, namespace: 'css-rules' }, ({ path }) => ({
        contents: rules.get(path) ?? '',
        loader: 'css',
      }))
      build.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
        const filename = relative(process.cwd(), path)
        const suffix = shortHash(filename)
        const owner = owners.get(suffix) ?? filename
        if (owner !== filename) throw new Error(`${filename} and ${owner} have one hash: rename one of them.`)
        owners.set(suffix, filename)
        const { code, exports } = transform({
          filename,
          code: await readFile(path),
          // The names of grid areas stay as they are; they mean something in their own grid only.
          cssModules: { pattern: `[local]_${suffix}`, grid: false },
        })
        rules.set(`${path}?rules`, code)
        const names = Object.fromEntries(
          Object.entries(exports ?? {}).map(([local, { name }]) => [local, name]),
        )
        const imported = emit ? `import ${JSON.stringify(`${path}?rules`)};` : ''
        return {
          contents: `${imported}export default ${JSON.stringify(names)}`,
          loader: 'js',
          watchFiles: [path],
        }
      })
    },
  }
}

// Every file's hash is sent to every browser, and does not compress.
/** @param {string} text */
function shortHash(text) {
  return createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 3)
}
