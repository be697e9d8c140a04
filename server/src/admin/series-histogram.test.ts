import { AggregatorRegistry, Histogram, Registry } from 'prom-client'
import { SeriesHistogram } from './series-histogram.ts'

const CONFIGURATION = {
  name: 'duration_seconds',
  help: 'Duration of requests.',
  labelNames: ['route', 'status'],
  buckets: [0.1, 0.5, 2.5],
}

const OBSERVED = [
  [{ route: '/cart', status: '200' }, [0, 0.1, 0.100001, 0.5, 2.5, 2.6, 40]],
  [{ route: 'a "quoted"\\route', status: '404' }, [0.25]],
  [{ route: '/cart', status: '500' }, []],
] as const

test('its numbers are those of the usual histogram, as text and summed up over processes', async () => {
  const [own, usual] = [new Registry(), new Registry()]
  const ownHistogram = new SeriesHistogram({ ...CONFIGURATION, registers: [own] })
  const usualHistogram = new Histogram({ ...CONFIGURATION, registers: [usual] })
  for (const [labels, values] of OBSERVED) {
    usualHistogram.zero(labels)
    for (const value of values) {
      ownHistogram.series(labels).observe(value)
      usualHistogram.observe(labels, value)
    }
    ownHistogram.series(labels)
  }
  expect(await own.metrics()).toBe(await usual.metrics())
  expect(await own.metrics()).toContain('duration_seconds_bucket{le="0.5",route="/cart",status="200"} 4\n')
  expect(await sumOfTwo(own)).toBe(await sumOfTwo(usual))
})

async function sumOfTwo(registry: Registry): Promise<string> {
  const metrics = await registry.getMetricsAsJSON()
  return AggregatorRegistry.aggregate([metrics, metrics]).metrics()
}
