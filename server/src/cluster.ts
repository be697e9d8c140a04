import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from 'pino'
import { createAdmin } from './admin/admin.ts'
import { createWorkerMetrics } from './admin/worker-metrics.ts'
import type { Config } from './config.ts'
import type { Serving } from './serve.ts'

/** Deaths of workers within a minute after which the primary process gives up. */
const MOST_DEATHS = 10
const MINUTE_MS = 60_000

const PING_EVERY_MS = 5000
/** Pings in a row without an answer after which a worker counts as stuck. */
const MOST_UNANSWERED = 6

/** Its message is the worker's refusal, or that there is none. */
export class WorkerExitedError extends Error {}

const SILENT_EXIT = 'A process ended before it was ready.'

export async function keepWorkers(config: Config, log: Logger): Promise<Serving> {
  // Workers accept by themselves: a connection that the primary process hands over is lost with its worker.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isServing = false
  let deaths: readonly number[] = []
  const metrics = createWorkerMetrics()
  const sources = {
    metrics: () => metrics.text(readyWorkers()),
    isReady: () => isServing && readyWorkers().length > 0,
    workers: () => allWorkers().map(worker => `worker ${worker.id}: ${workerState(worker)}`),
  }
  const admin = await createAdmin(sources, config, log)
  const started = Array.from({ length: config.workers }, () => startWorker())

  cluster.on('exit', (worker, code, signal) => {
    if (!isServing) return
    metrics.recordDeath(worker)
    deaths = [...deaths.filter(at => Date.now() - at < MINUTE_MS), Date.now()]
    log.error({ worker: worker.id, ...(signal ? { signal } : { code }) }, 'worker died')
    if (deaths.length > MOST_DEATHS) {
      log.fatal({ deaths: deaths.length }, 'too many workers died')
      process.exit(1)
    }
    void startWorker().catch((error: unknown) => log.error({ err: error }, 'worker failed to start'))
  })

  // A worker whose primary process ends while it starts cannot say why it ends itself.
  await Promise.allSettled(started)
  const [url = ''] = await Promise.all(started)
  isServing = true
  const pinging = setInterval(() => {
    for (const worker of allWorkers()) replaceStuck(worker, log)
  }, PING_EVERY_MS)
  return {
    url,
    adminUrl: admin.url,
    async stop() {
      isServing = false
      clearInterval(pinging)
      await Promise.all(allWorkers().map(stopped))
      // Until then its probes say that this server is not ready, and that it lives.
      await admin.close()
    },
  }
}

function allWorkers(): readonly Worker[] {
  return Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)
}

const readyWorkers = () => allWorkers().filter(worker => workerState(worker) === 'ready')

const unanswered = new WeakMap<Worker, number>()

function workerState(worker: Worker): 'starting' | 'ready' | 'silent' {
  const pings = unanswered.get(worker)
  if (pings === undefined) return 'starting'
  return pings > 1 ? 'silent' : 'ready'
}

function replaceStuck(worker: Worker, log: Logger): void {
  const pings = unanswered.get(worker)
  // It is still starting.
  if (pings === undefined) return
  unanswered.set(worker, pings + 1)
  if (pings < MOST_UNANSWERED) return void worker.send({ ping: true }, () => {})
  log.error({ worker: worker.id, pings }, 'worker stuck')
  worker.process.kill('SIGKILL')
}

async function startWorker(): Promise<string> {
  const worker = cluster.fork()
  return new Promise((resolve, reject) => {
    worker.once('exit', () => reject(new WorkerExitedError(SILENT_EXIT)))
    worker.on('message', (message: unknown) => {
      if (typeof message === 'object' && message !== null && 'refusal' in message) {
        reject(new WorkerExitedError(String(message.refusal)))
        // It waits, since what it says may be read after its exit is.
        worker.process.kill()
        return
      }
      unanswered.set(worker, 0)
      if (typeof message === 'object' && message !== null && 'ready' in message)
        resolve(String(message.ready))
    })
  })
}

async function stopped(worker: Worker): Promise<void> {
  const exited = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await exited
}
