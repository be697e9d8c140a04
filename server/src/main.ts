import cluster from 'node:cluster'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { keepWorkers, WorkerExitedError } from './cluster.ts'
import { readConfig } from './config.ts'
import { openLog } from './open-log.ts'
import { readAssets } from './read-assets.ts'
import { refusalOf } from './refusal.ts'
import { endWith, serve, type ServingProcess } from './serve.ts'

/** The callback keeps a parent that is gone from being an error. */
function tellParent(message: object): void {
  process.send?.(message, undefined, undefined, () => {})
}

/** It asks whether this process hangs, and for its numbers. */
function answerPrimary({ snapshot }: ServingProcess, log: Logger): void {
  process.on('message', message => {
    const isMeasured = typeof message === 'object' && message !== null && 'measure' in message
    if (!isMeasured) return tellParent({ pong: true })
    snapshot().then(
      taken => tellParent({ snapshot: taken }),
      (error: unknown) => log.error({ err: error }, 'metrics failed'),
    )
  })
}

// A parent that starts it beside what it needs tells it when that is there.
if (cluster.isPrimary && process.argv.includes('--standby')) await once(process, 'message')

const buildDir = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  const config = readConfig()
  const log = openLog(config.logLevel)
  if (!cluster.isWorker) {
    for (const variable of config.unknownVariables) log.warn({ variable }, 'unknown variable')
    for (const variable of config.missingVariables) log.warn({ variable }, 'variable missing')
  }
  const leads = config.workers > 1 && cluster.isPrimary
  const serving = leads ? await keepWorkers(config, log) : await serveHere()
  endWith(() => serving.stop(), log)
  log.info({ url: serving.url, admin: serving.adminUrl, workers: config.workers }, 'listening')
  tellParent({ ready: serving.url, admin: serving.adminUrl })

  async function serveHere() {
    const built = await readAssets(buildDir, config)
    // In development a restart counts as a new build even when only server code has changed.
    const assets = config.dev ? { ...built, build: `${built.build}-${process.pid}` } : built
    const worker = String(cluster.worker?.id ?? 1)
    const surroundings = { assets, publicDir: join(buildDir, 'public'), log, worker }
    const served = await serve(config, surroundings, { withAdmin: !cluster.isWorker })
    if (cluster.isWorker) answerPrimary(served, log)
    return served
  }
} catch (error) {
  const sentence = error instanceof WorkerExitedError ? error.message : refusalOf(error)
  if (!sentence) throw error
  // The primary process says it once for all.
  if (cluster.isWorker) tellParent({ refusal: sentence })
  else {
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  }
}
