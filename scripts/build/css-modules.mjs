import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { transform } from 'lightningcss'

/** CSS modules with the same class names in every build, so that server and browser agree.
 * @param {{ emit: boolean }} options @returns {import('esbuild').Plugin} */
export function cssModules({ emit }) {
  return {
    name: 'css-modules',
    setup(build) {
      /** @type {Map<string, Uint8Array>} */
      const rules = new Map()
      build.onResolve({ filter: /\.module\.css\?rules$/ }, ({ path }) => ({ path, namespace: 'css-rules' }))
      build.onLoad({ filter: /.*/, namespace: 'css-rules' }, ({ path }) => ({
        contents: rules.get(path) ?? '',
        loader: 'css',
      }))
      build.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
        const { code, exports } = transform({
          filename: relative(process.cwd(), path),
          code: await readFile(path),
          // The names of grid areas stay as they are; they mean something in their own grid only.
          cssModules: { pattern: '[local]_[hash]', grid: false },
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
