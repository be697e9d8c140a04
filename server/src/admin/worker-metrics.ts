import type { Worker } from 'node:cluster'
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client'
import * as z from 'zod'

/** A process that hangs must not cost the numbers of the others. */
const ANSWER_MS = 2000

export interface WorkerSnapshot {
  /** Added up over all workers. */
  readonly shared: readonly object[]
  readonly own: readonly object[]
}

const metricsSchema = z.array(z.looseObject({ name: z.string(), type: z.string() }))
const snapshotSchema = z.object({ shared: metricsSchema, own: metricsSchema })
const answerSchema = z.object({ snapshot: snapshotSchema })

type Snapshots = Map<number, z.infer<typeof snapshotSchema>>

export interface WorkerMetrics {
  readonly text: (workers: readonly Worker[]) => Promise<string>
  readonly recordDeath: (worker: Worker) => void
}

/** What ended workers have counted stays in the sums: Prometheus takes one that falls for a restart. */
export function createWorkerMetrics(): WorkerMetrics {
  const registry = new Registry()
  const registers = [registry]
  const deaths = new Counter({
    name: 'cluster_worker_deaths_total',
    help: 'Workers that ended while the server went on.',
    registers,
  })
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'Start time of the primary process since unix epoch in seconds.',
    registers,
  }).set(Math.round(Date.now() / 1000 - process.uptime()))
  const snapshots: Snapshots = new Map()
  let ended: readonly object[] = []

  return {
    async text(workers) {
      const alive = workers.filter(worker => !worker.isDead())
      await Promise.all(alive.map(async worker => requestSnapshot(worker, snapshots)))
      const metrics = [...snapshots.values()].flatMap(({ shared, own }) => [shared, own])
      return (await AggregatorRegistry.aggregate([ended, ...metrics]).metrics()) + (await registry.metrics())
    },
    recordDeath(worker) {
      deaths.inc()
      const counted = snapshots.get(worker.id)?.shared.filter(({ type }) => type !== 'gauge') ?? []
      snapshots.delete(worker.id)
      ended = AggregatorRegistry.aggregate([ended, counted]).getMetricsAsArray()
    },
  }
}

async function requestSnapshot(worker: Worker, snapshots: Snapshots): Promise<void> {
  return new Promise(resolve => {
    const receive = (message: unknown) => {
      const { data } = answerSchema.safeParse(message)
      if (!data) return
      snapshots.set(worker.id, data.snapshot)
      end()
    }
    const end = () => {
      clearTimeout(limit)
      worker.off('message', receive).off('exit', end)
      resolve()
    }
    const limit = setTimeout(end, ANSWER_MS)
    worker.on('message', receive).on('exit', end)
    worker.send({ measure: true }, error => error && end())
  })
}
