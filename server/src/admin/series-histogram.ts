import { Histogram, type HistogramConfiguration } from 'prom-client'

type Labels = Readonly<Record<string, string>>

interface Configuration extends HistogramConfiguration<string> {
  buckets: number[]
}

/** What has the same labels. */
export interface Series {
  readonly observe: (value: number) => void
}

interface CountedSeries extends Series {
  readonly exported: () => Exported[]
}

interface Exported {
  readonly metricName: string
  readonly labels: Record<string, string | number>
  readonly value: number
}

/** A histogram whose labels are looked up once for each series: the usual one checks and joins them at every value, which
 * costs more than all else that is counted of a cached page. */
export class SeriesHistogram extends Histogram {
  readonly #configuration: Configuration
  readonly #description: Histogram
  readonly #series = new Map<string, CountedSeries>()

  constructor(configuration: Configuration) {
    super(configuration)
    this.#configuration = configuration
    this.#description = new Histogram({ ...configuration, registers: [] })
  }

  series(labels: Labels): Series {
    const name = JSON.stringify(labels)
    const series = this.#series.get(name) ?? countSeries(this.#configuration, labels)
    this.#series.set(name, series)
    return series
  }

  override async get() {
    const values = [...this.#series.values()].flatMap(series => series.exported())
    return { ...(await this.#description.get()), values }
  }

  /** The registry's text prefers it where there is one. */
  getForPromString() {
    return this.get()
  }
}

function countSeries({ name, buckets }: Configuration, labels: Labels): CountedSeries {
  const counts = Array.from({ length: buckets.length + 1 }, () => 0)
  let sum = 0

  return {
    observe(value) {
      let at = 0
      while (value > (buckets[at] ?? Infinity)) at++
      counts[at] = (counts[at] ?? 0) + 1
      sum += value
    },
    exported() {
      let count = 0
      const atMost = counts.map((each, at) => {
        count += each
        return {
          metricName: `${name}_bucket`,
          labels: { le: buckets[at] ?? '+Inf', ...labels },
          value: count,
        }
      })
      return [
        ...atMost,
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: count },
      ]
    },
  }
}
