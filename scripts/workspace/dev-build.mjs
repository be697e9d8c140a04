import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

const outputs = {
  server: 'build/server/main.js',
  upstream: 'build/upstream/main.js',
  manifest: 'build/manifest.json',
}

/** @typedef {keyof typeof outputs} Output */

/** @param {string} path */
const printOf = path =>
  createHash('sha1')
    .update(readFileSync(inRoot(path)))
    .digest('hex')

/**
 * The development build, kept warm. `rebuild` answers which results have changed; its errors are
 * esbuild's own, which has printed them.
 */
export async function devBuild() {
  const [{ context }, { targets }, { finishClient }] = await Promise.all([
    import('esbuild'),
    import('../build/targets.mjs'),
    import('../build/build.mjs'),
  ])
  const { client, server, upstream } = targets({ dev: true })
  const contexts = await Promise.all([context(client), context(server), context(upstream)])
  /** @type {Partial<Record<Output, string>>} */
  let before = {}

  async function rebuild() {
    const [browser] = await Promise.all(contexts.map(one => one.rebuild()))
    if (browser?.metafile) finishClient(browser.metafile, { dev: true })
    const after = {
      server: printOf(outputs.server),
      upstream: printOf(outputs.upstream),
      manifest: printOf(outputs.manifest),
    }
    const changed = {
      storefront: after.server !== before.server || after.manifest !== before.manifest,
      upstream: after.upstream !== before.upstream,
    }
    before = after
    return changed
  }

  return { rebuild, dispose: () => Promise.all(contexts.map(one => one.dispose())) }
}
