import { rmSync } from 'node:fs'
import { inRoot } from '../workspace/root.mjs'

/**
 * Everything that is loaded on demand also imports what has long run by then. So all that this needs is needed by all of
 * them alike, and the bundler puts it into one file instead of forty small ones that compress badly and each take a while
 * to be found.
 * @param {(path: string) => readonly string[]} coresOf what has run before a module is loaded
 * @returns {import('esbuild').Plugin}
 */
export function oneCore(coresOf) {
  return {
    name: 'one-core',
    setup(build) {
      /** @type {Set<string>} */
      const late = new Set()
      build.onResolve({ filter: /./ }, async ({ path, kind, pluginData, ...place }) => {
        if (kind !== 'dynamic-import' || pluginData === late) return undefined
        const found = await build.resolve(path, { ...place, kind, pluginData: late })
        // The core itself is where everybody else comes from.
        if (found.external || coresOf(found.path).includes(found.path)) return undefined
        late.add(found.path)
        return { ...found, suffix: '?late' }
      })
      // The style sheet of what comes first holds everything, so that nobody asks for those of what comes later.
      const first = new Set(Object.values(build.initialOptions.entryPoints ?? {}))
      build.onEnd(({ metafile }) => {
        for (const { entryPoint, cssBundle } of Object.values(metafile?.outputs ?? {}))
          if (cssBundle && !first.has(entryPoint ?? '')) rmSync(inRoot(cssBundle), { force: true })
      })
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path, suffix }) => {
        if (suffix !== '?late') return undefined
        const own = JSON.stringify(path)
        const cores = coresOf(path).map(core => `import ${JSON.stringify(core)}`)
        return {
          contents: [...cores, `export * from ${own}`].join('\n'),
          loader: 'js',
          resolveDir: '.',
        }
      })
    },
  }
}
