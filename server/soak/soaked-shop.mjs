import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/workspace/ports.mjs'
import { inRoot } from '../../scripts/workspace/root.mjs'

/** @typedef {{ pid: number, parent: number, megabytes: number, name: string }} Running */

const START_LIMIT_MS = 180_000

/** The built shop with two workers, small caches and a data folder that is thrown away. */
export async function startSoakedShop() {
  const folder = await mkdtemp(join(tmpdir(), 'wallart-soak-'))
  const [port, upstream, control] = [await freePort(), await freePort(), await freePort()]
  const child = spawn(process.execPath, [inRoot('scripts', 'run.mjs')], {
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${new URL('collect-garbage.mjs', import.meta.url).href}`,
      PORT: String(port),
      UPSTREAM_PORT: String(upstream),
      CONTROL_PORT: String(control),
      ADMIN_PORT: '0',
      DATA_DIR: folder,
      WORKERS: '2',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      // A machine that is busy with other work is no error of the shop.
      UPSTREAM_PATIENCE: '3',
      // Full within minutes, so that what grows later is not a cache.
      PAGE_CACHE_MB: '24',
      ANSWER_CACHE_MB: '16',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', text => (errors += text))
  const address = `http://127.0.0.1:${port}`
  const until = Date.now() + START_LIMIT_MS
  while (
    !(await fetch(`${address}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false))
  ) {
    if (Date.now() > until || child.exitCode !== null) throw new Error(`The shop did not start. ${errors}`)
    await sleep(200)
  }
  const faults = `http://127.0.0.1:${control}/faults`
  return {
    address,
    errors: () => errors,
    processes: () => findProcesses(child.pid ?? 0),
    setFault: async (/** @type {string} */ target, /** @type {object} */ fault) =>
      void (await fetch(`${faults}/${target}`, { method: 'PUT', body: JSON.stringify(fault) })),
    clearFaults: async () => void (await fetch(faults, { method: 'DELETE' })),
    async stop() {
      child.kill('SIGTERM')
      const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
      await rm(folder, { recursive: true, force: true })
      return code
    },
  }
}

/** The primary process, its workers and the upstream; oldest first. */
async function findProcesses(/** @type {number} */ supervisor) {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
  const all = stdout
    .trim()
    .split('\n')
    .map(line => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, pid, parent, rss, args = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      megabytes: Number(rss) / 1024,
      args,
    }))
    .toSorted((one, other) => one.pid - other.pid)
  const below = (/** @type {number} */ parent) => all.filter(each => each.parent === parent)
  const programs = below(supervisor)
  const primary = programs.find(({ args }) => args.includes('server'))
  return {
    primary,
    upstream: programs.find(({ args }) => args.includes('upstream')),
    workers: primary ? below(primary.pid) : [],
  }
}
