import type { Registry } from 'prom-client'

/**
 * What a number is read from may fail, as /proc does where no file descriptor is left: then it has its last value or
 * is left out, and is reported once.
 */
export function collectSafely(registry: Registry, report: (metric: string, error: unknown) => void): void {
  const reported = new Set<string>()
  for (const metric of registry.getMetricsAsArray()) {
    const { collect, name } = metric
    if (typeof collect !== 'function') continue
    metric.collect = async () => {
      try {
        await collect.call(metric)
      } catch (error) {
        if (!reported.has(name)) report(name, error)
        reported.add(name)
      }
    }
  }
}
