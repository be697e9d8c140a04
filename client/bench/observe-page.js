// Runs in the page before anything else: what a person sees and feels of it is counted in one place.
globalThis.seen = { lcp: 0, cls: 0, fcp: 0, tasks: [], inp: 0 }

function watch(type, each, more = {}) {
  new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more })
}

watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
watch('layout-shift', ({ hadRecentInput, value }) => (seen.cls += hadRecentInput ? 0 : value))
watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime))
watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, startTime + duration]))
watch(
  'event',
  ({ duration, interactionId }) => (seen.inp = interactionId ? Math.max(seen.inp, duration) : seen.inp),
  {
    durationThreshold: 16,
  },
)
