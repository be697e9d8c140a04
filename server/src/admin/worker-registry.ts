import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { Counter, Gauge, Registry } from 'prom-client'

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
  return registry
}
