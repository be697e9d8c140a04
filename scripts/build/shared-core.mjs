import { rmSync } from 'node:fs'
import { inRoot } from '../workspace/root.mjs'

/** Every part that is loaded on demand also imports what has run before it. Their common dependencies are then
 * the same for all of them, and the bundler puts these into one file instead of forty small ones.
 * @param {(path: string) => readonly string[]} loadedBefore @returns {import('esbuild').Plugin} */
export function sharedCore(loadedBefore) {
  return {
    name: 'shared-core',
    setup(build) {
      /** @type {Set<string>} */
      const lazyModules = new Set()
      build.onResolve({ filter: /./ }, async ({ path, kind, pluginData, ...options }) => {
        if (kind !== 'dynamic-import' || pluginData === lazyModules) return undefined
        const resolved = await build.resolve(path, { ...options, kind, pluginData: lazyModules })
        // The core itself is not loaded on demand.
        if (resolved.external || loadedBefore(resolved.path).includes(resolved.path)) return undefined
        lazyModules.add(resolved.path)
        return { ...resolved, suffix: '?late' }
      })
      // The style sheet of the entry holds every rule, so that those of later parts are never requested.
      const entryPoints = new Set(Object.values(build.initialOptions.entryPoints ?? {}))
      build.onEnd(({ metafile }) => {
        for (const { entryPoint, cssBundle } of Object.values(metafile?.outputs ?? {}))
          if (cssBundle && !entryPoints.has(entryPoint ?? '')) rmSync(inRoot(cssBundle), { force: true })
      })
      build.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path, suffix }) => {
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
