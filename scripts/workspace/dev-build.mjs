import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

const outputs = {
  server: 'build/server/main.js',
  upstream: 'build/upstream/main.js',
  manifest: 'build/manifest.json',
}

const parts = {
  client: ['sdk', 'client'],
  server: ['sdk', 'client', 'server'],
  upstream: ['sdk', 'fixtures'],
}

/** @typedef {keyof typeof outputs} Output */

const printOf = (/** @type {string} */ path) =>
  createHash('sha1')
    .update(readFileSync(inRoot(path)))
    .digest('hex')

export async function devBuild() {
  const [{ context }, { targets }, { finishClient }] = await Promise.all([
    import('esbuild'),
    import('../build/targets.mjs'),
    import('../build/build.mjs'),
  ])
  const { client, server, upstream } = targets({ dev: true })
  const contexts = {
    client: await context(client),
    server: await context(server),
    upstream: await context(upstream),
  }
  /** @type {Partial<Record<Output, string>>} */
  let before = {}

  /** @param {readonly string[]} [files] */
  async function rebuild(files) {
    const isStale = (/** @type {keyof typeof parts} */ name) =>
      !files || parts[name].some(part => files.some(file => file.startsWith(inRoot(part))))
    const [browser] = await Promise.all([
      isStale('client') ? contexts.client.rebuild() : undefined,
      isStale('server') && contexts.server.rebuild(),
      isStale('upstream') && contexts.upstream.rebuild(),
    ])
    if (browser) finishClient(browser.metafile, { dev: true })
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

  return { rebuild, dispose: () => Promise.all(Object.values(contexts).map(one => one.dispose())) }
}
