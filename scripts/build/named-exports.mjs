import { createRequire } from 'node:module'
import { root } from '../workspace/root.mjs'

const require = createRequire(import.meta.url)

/** Gives React's CommonJS packages named exports. Without them every file that imports one copies the whole
 * namespace at start, and every use is a property access on that copy. @type {import('esbuild').Plugin} */
export const namedExports = {
  name: 'named-exports',
  setup(build) {
    build.onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path, kind, namespace }) =>
      kind === 'import-statement' && namespace !== 'named' ? { path, namespace: 'named' } : undefined,
    )
    build.onLoad({ filter: /./, namespace: 'named' }, ({ path }) => {
      const names = Object.keys(require(path)).filter(name => /^[a-zA-Z]\w+$/.test(name))
      return {
        contents: `import all from '${path}'\nexport const { ${names.join(', ')} } = all\nexport default all`,
        resolveDir: root,
      }
    })
  },
}
