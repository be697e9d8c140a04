import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What is refused in an overload, the dearest first; pages of a shopper's own go last. */
export type Load = 'search' | 'page' | 'private'

export interface Shedding {
  readonly enter: () => void
  readonly leave: () => void
  /** `waiting` is how many addresses wait for what is alike, however much each has sent. */
  readonly refuses: (load: Load, waiting: number) => boolean
  readonly stop: () => void
}

/** The event loop delay, in milliseconds, from which each kind of request is refused. */
const LIMITS_MS: Readonly<Record<Load, number>> = { search: 200, page: 400, private: Infinity }

/** How many addresses wait from which on each kind is refused. What a few of them send fills the places, and says nothing. */
const LIMITS_WAITING: Readonly<Record<Load, number>> = { search: 50, page: 100, private: 300 }

const SAMPLE_MS = 500

// With few requests in flight the machine is slow, and refusing does not help.
const MIN_IN_FLIGHT = 10

// One long pause is not an overload; three samples in a row are.
const SAMPLES = 3

interface SheddingOptions {
  readonly delayMs?: () => number
  readonly every?: (ms: number, sample: () => void) => () => void
}

export function createShedding({
  delayMs = eventLoopDelay(),
  every = atIntervals,
}: SheddingOptions = {}): Shedding {
  let samples: readonly number[] = []
  let recent = 0
  let inFlight = 0
  const stop = every(SAMPLE_MS, () => {
    samples = [...samples, delayMs()].slice(-SAMPLES)
    recent = samples.length < SAMPLES ? 0 : Math.min(...samples)
  })
  return {
    enter: () => void inFlight++,
    leave: () => void inFlight--,
    refuses: (load, waiting) =>
      waiting >= LIMITS_WAITING[load] || (inFlight >= MIN_IN_FLIGHT && recent >= LIMITS_MS[load]),
    stop,
  }
}

// The 99th percentile since the last sample.
function eventLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 })
  histogram.enable()
  return () => {
    const ms = histogram.percentile(99) / 1e6
    histogram.reset()
    return ms
  }
}

function atIntervals(ms: number, sample: () => void): () => void {
  const timer = setInterval(sample, ms).unref()
  return () => clearInterval(timer)
}
