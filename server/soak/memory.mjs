/** @typedef {{ at: number, pid: number, name: string, megabytes: number }} Sample */

const WARM_UP_MINUTES = 10
const WINDOW_MINUTES = 5
const MOST_GROWTH_MB = 15
const MINUTE_MS = 60_000

const floor = (/** @type {readonly Sample[]} */ some) => Math.min(...some.map(({ megabytes }) => megabytes))

/** How much more each process holds at the end than after the first ten minutes; the least of five minutes
 * each, as what a request needs for a moment is no growth.
 * @param {readonly Sample[]} samples @param {number} startedAt */
export function judgeMemory(samples, startedAt) {
  const last = Math.max(...samples.map(({ at }) => at))
  return [...new Set(samples.filter(({ at }) => at === last).map(({ pid }) => pid))].flatMap(pid => {
    const own = samples.filter(sample => sample.pid === pid)
    const warm = startedAt + WARM_UP_MINUTES * MINUTE_MS
    const first = own.filter(({ at }) => at >= warm && at < warm + WINDOW_MINUTES * MINUTE_MS)
    const end = own.filter(({ at }) => at > last - WINDOW_MINUTES * MINUTE_MS)
    if (first.length === 0 || end.length === 0) return []
    const growth = floor(end) - floor(first)
    return [
      {
        name: own[0]?.name ?? '',
        before: floor(first),
        after: floor(end),
        growth,
        isFlat: growth <= MOST_GROWTH_MB,
      },
    ]
  })
}
