import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const BUSY = 0.1
const ATTEMPTS = 3
const PAUSE_MS = 5000
const SAMPLE_MS = 1000

/** @typedef {import('./row.mjs').Row} Row */

/** Measures again while other programs take more than a tenth of the machine; the quietest round counts.
 * @param {() => Promise<Row[]>} measure @returns {Promise<{ rows: Row[], others: number }>} */
export async function measureQuietly(measure) {
  let best = { rows: /** @type {Row[]} */ ([]), others: Number.POSITIVE_INFINITY }
  for (let attempt = 0; attempt < ATTEMPTS && best.others > BUSY; attempt++) {
    if (attempt > 0) await pause(PAUSE_MS)
    const before = machineTicks()
    const own = watchOwnTicks()
    const rows = await measure()
    const spent = own.stop()
    const after = machineTicks()
    const others = Math.max(0, (after.busy - before.busy - spent) / (after.all - before.all))
    if (others < best.others) best = { rows, others }
  }
  return best
}

function machineTicks() {
  const ticks = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/ +/).slice(1, 9).map(Number)
  const all = ticks.reduce((sum, each) => sum + each, 0)
  return { all, busy: all - (ticks[3] ?? 0) - (ticks[4] ?? 0) }
}

/** Counts what this process and all below it take. A browser ends without waiting for its children, so that they are
 * looked at while they live. */
function watchOwnTicks() {
  const first = ownTicks()
  /** @type {Map<string, number>} */
  const last = new Map(first)
  const sample = () => {
    for (const [process, ticks] of ownTicks()) last.set(process, ticks)
  }
  const timer = setInterval(sample, SAMPLE_MS)
  return {
    stop: () => {
      clearInterval(timer)
      sample()
      return [...last].reduce((sum, [process, ticks]) => sum + ticks - (first.get(process) ?? 0), 0)
    },
  }
}

/** @returns {Map<string, number>} */
function ownTicks() {
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(readTicks)
  const own = new Set([process.pid])
  // Process ids start again from the bottom, so that a child may have a smaller one than its parent.
  for (let known = 0; known < own.size;) {
    known = own.size
    for (const { pid, parent } of processes) if (own.has(parent)) own.add(pid)
  }
  return new Map(
    processes.flatMap(({ pid, start, ticks }) => (own.has(pid) ? [[`${pid} ${start}`, ticks]] : [])),
  )
}

/** @param {string} pid */
function readTicks(pid) {
  try {
    const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').map(Number)
    const [ticks, start] = [(fields[11] ?? 0) + (fields[12] ?? 0), fields[19] ?? 0]
    return [{ pid: Number(pid), parent: fields[1] ?? 0, start, ticks }]
  } catch {
    return []
  }
}
