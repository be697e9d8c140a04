import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface Shedding {
  readonly enter: () => void
  readonly leave: () => void
  readonly refuses: (url: string) => boolean
  readonly stop: () => void
}

/** The event loop delay, in milliseconds, from which each kind of request is refused; carts never are. */
const LIMITS = [
  { delayMs: 200, kind: /^\/(?!api\/)(?:[^?]*\/)?search(?:\?|$)/ },
  { delayMs: 400, kind: /^\/(?!assets|icons|clips|img|cart|checkout|login|account|api|livez|readyz)/ },
] as const

const SAMPLE_MS = 500

// With few requests in flight the machine is slow, and refusing does not help.
const MIN_IN_FLIGHT = 10

// One long pause is not an overload; three samples in a row are.
const SAMPLES = 3

export function createShedding(
  delayMs: () => number = eventLoopDelay(),
  every: (ms: number, sample: () => void) => () => void = atIntervals,
): Shedding {
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
    refuses: url =>
      recent >= LIMITS[0].delayMs &&
      inFlight >= MIN_IN_FLIGHT &&
      LIMITS.some(({ delayMs: limit, kind }) => recent >= limit && kind.test(url)),
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
