import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { AggregatorRegistry } from 'prom-client'
import type { Logger } from 'pino'
import { createAdmin } from './admin/admin.ts'
import type { Config } from './config.ts'
import type { Serving } from './serve.ts'

/** How often a worker that dies is replaced within a minute before the whole gives up. */
const MOST_DEATHS = 10
const MINUTE_MS = 60_000

/** Keeps several processes that share the port; answers how to stop them, once all take requests. */
export async function keepWorkers({ workers, adminPort }: Config, log: Logger): Promise<Serving> {
  let isStopping = false
  let deaths: readonly number[] = []
  const started = Array.from({ length: workers }, () => readyWorker())

  cluster.on('exit', worker => {
    if (isStopping) return
    deaths = [...deaths.filter(at => Date.now() - at < MINUTE_MS), Date.now()]
    log.error({ pid: worker.process.pid }, 'a worker has died')
    if (deaths.length > MOST_DEATHS) process.exit(1)
    void readyWorker().catch((error: unknown) => log.error({ err: error }, 'a worker did not start'))
  })

  const [url = ''] = await Promise.all(started)
  const gathered = new AggregatorRegistry()
  const admin = await createAdmin(() => gathered.clusterMetrics(), adminPort, log)
  return {
    url,
    adminUrl: admin?.url,
    async stop() {
      isStopping = true
      const all = Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)
      await Promise.all([...all.map(stopped), admin?.close()])
    },
  }
}

async function readyWorker(): Promise<string> {
  const worker = cluster.fork()
  return new Promise((resolve, reject) => {
    worker.once('exit', () => reject(new Error('a worker ended before it was ready')))
    worker.on('message', (message: unknown) => {
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
