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

/** What a program imports before it runs. */
const packagesOf = (/** @type {import('esbuild').Metafile} */ metafile) =>
  Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .flatMap(({ path, kind, external }) => (external && kind === 'import-statement' ? [path] : []))

const printOf = (/** @type {string} */ path) =>
  createHash('sha1')
    .update(readFileSync(inRoot(path)))
    .digest('hex')

/** The bundler collects its garbage less often: it takes a fifth of a rebuild otherwise. */
const GARBAGE_PERCENT = '400'

export async function devBuild() {
  process.env['GOGC'] ??= GARBAGE_PERCENT
  const [{ context }, { targets }, { copyStatic, finishClient }] = await Promise.all([
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
  let toldPrint = ''
  /** @type {readonly string[]} */
  let packages = []

  /** @param {readonly string[]} [files] @param {() => void} [onStorefront] when it has changed */
  async function rebuild(files, onStorefront) {
    const isStale = (/** @type {keyof typeof parts} */ name) =>
      !files || parts[name].some(part => files.some(file => file.startsWith(inRoot(part))))
    // The storefront first: it is loaded while the browser's files are made.
    const storefront = isStale('server') ? await contexts.server.rebuild() : undefined
    const serverPrint = printOf(outputs.server)
    // Also after a build of which only this part has succeeded.
    if (serverPrint !== toldPrint) onStorefront?.()
    toldPrint = serverPrint
    const [browser] = await Promise.all([
      isStale('client') ? contexts.client.rebuild() : undefined,
      isStale('upstream') && contexts.upstream.rebuild(),
    ])
    if (!files || files.some(file => file.endsWith('.json'))) copyStatic()
    if (browser) finishClient(browser.metafile, { dev: true })
    if (storefront) packages = packagesOf(storefront.metafile)
    const after = {
      server: serverPrint,
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

  const dispose = () => Promise.all(Object.values(contexts).map(one => one.dispose()))
  return { rebuild, storefrontPackages: () => packages, dispose }
}
