import cluster from 'node:cluster'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepWorkers, WorkerExitedError } from './cluster.ts'
import { readConfig } from './config.ts'
import { openLog } from './open-log.ts'
import { readAssets } from './read-assets.ts'
import { refusalOf } from './refusal.ts'
import { endWith, serve } from './serve.ts'

/** The callback keeps a parent that is gone from being an error. */
function tellParent(message: object): void {
  process.send?.(message, undefined, undefined, () => {})
}

const buildDir = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  const config = readConfig()
  const log = openLog(config.logLevel)
  if (!cluster.isWorker)
    for (const variable of config.unknownVariables) log.warn({ variable }, 'unknown variable')
  const leads = config.workers > 1 && cluster.isPrimary
  const serving = leads ? await keepWorkers(config, log) : await serveHere()
  endWith(() => serving.stop(), log)
  log.info({ url: serving.url, admin: serving.adminUrl, workers: config.workers }, 'listening')
  if (cluster.isWorker) process.on('message', () => tellParent({ pong: true }))
  tellParent({ ready: serving.url, admin: serving.adminUrl })

  async function serveHere() {
    const built = await readAssets(buildDir, config)
    // In development a restart counts as a new build even when only server code has changed.
    const assets = config.dev ? { ...built, build: `${built.build}-${process.pid}` } : built
    const worker = String(cluster.worker?.id ?? 1)
    const surroundings = { assets, publicDir: join(buildDir, 'public'), log, worker }
    return serve(config, surroundings, { withAdmin: !cluster.isWorker })
  }
} catch (error) {
  const sentence = refusalOf(error)
  const isSaid = error instanceof WorkerExitedError
  if (!sentence && !isSaid) throw error
  if (sentence) process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
