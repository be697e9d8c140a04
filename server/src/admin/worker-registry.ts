import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { Counter, Gauge, Registry } from 'prom-client'

const OPEN_FILES = '/proc/self/fd'

export interface WorkerNumbers {
  readonly active: number
  readonly answered: number
  readonly rendered: number
}

/** What tells one process from another; everything else is added up over all of them. */
export function createWorkerRegistry(worker: string, numbers: () => WorkerNumbers): Registry {
  const registry = new Registry()
  const registers = [registry]
  const labelNames = ['worker']
  let utilizedBefore = performance.eventLoopUtilization()

  function count(name: string, help: string, read: () => number): void {
    const collect = () => {
      const value = read()
      counter.reset()
      counter.inc({ worker }, value)
    }
    const counter = new Counter({ name, help, labelNames, registers, collect })
  }

  function measure(name: string, help: string, read: () => number): void {
    const collect = (): void => gauge.set({ worker }, read())
    const gauge = new Gauge({ name, help, labelNames, registers, collect })
  }

  count('worker_requests_total', 'Requests that a process has answered.', () => numbers().answered)
  count('worker_renderings_total', 'Documents that a process has rendered.', () => numbers().rendered)
  count('worker_cpu_seconds_total', 'CPU time of a process.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  measure('worker_active_requests', 'Requests in flight in a process.', () => numbers().active)
  measure('worker_resident_memory_bytes', 'Memory of a process.', () => process.memoryUsage.rss())
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()
  measure('worker_eventloop_lag_p99_seconds', 'How long a process was blocked since the last scrape.', () => {
    const seconds = lag.percentile(99) / 1e9
    lag.reset()
    return seconds
  })
  measure('worker_eventloop_utilization', 'Share of the time in which a process was busy.', () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, utilizedBefore)
    utilizedBefore = now
    return utilization
  })
  if (existsSync(OPEN_FILES))
    measure(
      'worker_open_files_share',
      'Open files and connections of a process, by the limit.',
      openFilesShare,
    )
  return registry
}

function openFilesShare(): number {
  try {
    const limit = Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
    return limit > 0 ? readdirSync(OPEN_FILES).length / limit : 0
  } catch (error) {
    // Reading takes one that is not left.
    if (errorCode(error) === 'EMFILE') return 1
    throw error
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
