import { devBuild } from './dev-build.mjs'
import { restartable } from './dev-programs.mjs'
import { Stop } from './program.mjs'
import { inRoot } from './root.mjs'
import { announce, shopPrograms } from './shop.mjs'
import { watchFolders } from './watch.mjs'

/** @typedef {import('./dev-programs.mjs').Restartable} Restartable */

const sources = ['sdk', 'client', 'server', 'fixtures'].map(name => inRoot(name, 'src'))

async function startAll(/** @type {readonly Restartable[]} */ programs) {
  /** @type {Record<string, string>} */
  const addresses = {}
  for (const { name, restart } of programs) {
    const address = await restart()
    if (!address) return false
    addresses[name] = address
  }
  announce(addresses)
  return true
}

function stopSignal() {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, resolve)
  })
}

export async function develop() {
  const { rebuild, storefrontPackages, dispose } = await devBuild()
  await rebuild().catch(() => {
    throw new Stop('The build failed.')
  })
  const shop = await shopPrograms({ NODE_ENV: 'development' })
  const options = {
    storefront: { port: 'PORT', timeoutMs: 0, packages: storefrontPackages },
    upstream: { port: 'UPSTREAM_PORT', timeoutMs: 5000 },
  }
  const programs = shop.map(program => restartable(program, options[program.name]))

  const loadStorefront = () => programs.find(({ name }) => name === 'storefront')?.load()

  async function restartStale(/** @type {readonly string[]} */ files) {
    const start = performance.now()
    const changed = await rebuild(files, loadStorefront).catch(() => undefined)
    if (!changed) return
    const stale = programs.filter(({ name }) => changed[name])
    if (stale.length === 0) return
    await Promise.all(stale.map(({ restart }) => restart()))
    const names = stale.map(({ name }) => name).join(' and ')
    console.log(`Restarted the ${names} after ${Math.round(performance.now() - start)} ms.`)
  }

  const stopped = stopSignal()
  const unwatch = watchFolders(sources, restartStale)
  try {
    if (!(await startAll(programs))) return 1
    await stopped
    return 0
  } finally {
    unwatch()
    await Promise.all([dispose(), ...programs.map(({ stop }) => stop())])
  }
}
