// Runs in the page before anything else: what a person sees and feels of it is counted in one place.
globalThis.seen = { lcp: 0, cls: 0, tbt: 0, inp: 0 }

function watch(type, each, more = {}) {
  new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more })
}

watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
watch('layout-shift', ({ hadRecentInput, value }) => (seen.cls += hadRecentInput ? 0 : value))
watch('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50)))
watch(
  'event',
  ({ duration, interactionId }) => (seen.inp = interactionId ? Math.max(seen.inp, duration) : seen.inp),
  {
    durationThreshold: 16,
  },
)
