import { rmSync } from 'node:fs'
import { inRoot } from '../workspace/root.mjs'

/**
 * Everything that is loaded on demand also imports what has long run by then. So all that this needs is needed by all of
 * them alike, and the bundler puts it into one file instead of forty small ones that compress badly and each take a while
 * to be found.
 * @param {(path: string) => readonly string[]} loadedBefore what has run before a module is loaded
 * @returns {import('esbuild').Plugin}
 */
export function sharedCore(loadedBefore) {
  return {
    name: 'one-core',
    setup(build) {
      /** @type {Set<string>} */
      const lazyModules = new Set()
      build.onResolve({ filter: /./ }, async ({ path, kind, pluginData, ...options }) => {
        if (kind !== 'dynamic-import' || pluginData === lazyModules) return undefined
        const resolved = await build.resolve(path, { ...options, kind, pluginData: lazyModules })
        // The core itself is where everybody else comes from.
        if (resolved.external || loadedBefore(resolved.path).includes(resolved.path)) return undefined
        lazyModules.add(resolved.path)
        return { ...resolved, suffix: '?late' }
      })
      // The style sheet of what comes first holds everything, so that nobody asks for those of what comes later.
      const entryPoints = new Set(Object.values(build.initialOptions.entryPoints ?? {}))
      build.onEnd(({ metafile }) => {
        for (const { entryPoint, cssBundle } of Object.values(metafile?.outputs ?? {}))
          if (cssBundle && !entryPoints.has(entryPoint ?? '')) rmSync(inRoot(cssBundle), { force: true })
      })
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path, suffix }) => {
        if (suffix !== '?late') return undefined
        const own = JSON.stringify(path)
        const imports = loadedBefore(path).map(core => `import ${JSON.stringify(core)}`)
        return {
          contents: [...imports, `export * from ${own}`].join('\n'),
          loader: 'js',
          resolveDir: '.',
        }
      })
    },
  }
}
