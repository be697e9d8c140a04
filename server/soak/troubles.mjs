import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {Awaited<ReturnType<typeof import('./soaked-shop.mjs').startSoakedShop>>} SoakedShop */
/** @typedef {{ name: string, from: number, to: number }} Trouble */

const FAULTS = [
  { target: '*', fault: { status: 503, percent: 50 } },
  { target: 'bizapi', fault: { latencyMs: 3000, jitterMs: 2000 } },
  { target: 'search', fault: { reset: true, percent: 50 } },
  { target: 'commerce', fault: { latencyMs: 1500 } },
  { target: 'products', fault: { malformed: true } },
  { target: 'get-category', fault: { hang: true } },
  { target: 'recommendations', fault: { status: 500 } },
]
const FAULT_MS = 8000
/** Circuits close again, calls in flight come to their ends, a killed program starts. */
const AFTERWARDS_MS = 45_000

/** @param {SoakedShop} shop */
export function createTroubles(shop) {
  /** @type {Trouble[]} */
  const troubles = []

  /** @param {string} name @param {() => Promise<void>} work */
  async function during(name, work) {
    const trouble = { name, from: Date.now(), to: Number.POSITIVE_INFINITY }
    troubles.push(trouble)
    await work()
    trouble.to = Date.now() + AFTERWARDS_MS
  }

  return {
    all: () => troubles,
    explains: (/** @type {import('./visitors.mjs').Visit} */ { startedAt, endedAt }) =>
      troubles.some(({ from, to }) => startedAt <= to && endedAt >= from),
    fault(/** @type {number} */ minute) {
      const { target, fault } = FAULTS[minute % FAULTS.length] ?? { target: '*', fault: {} }
      return during(`${target} ${JSON.stringify(fault)}`, async () => {
        await shop.setFault(target, fault)
        await sleep(FAULT_MS)
        await shop.clearFaults()
      })
    },
    /** Never the oldest, whose memory is watched. */
    killWorker: () =>
      during('worker killed', async () => {
        const victim = (await shop.processes()).workers.at(-1)
        if (victim) process.kill(victim.pid, 'SIGKILL')
      }),
    killUpstream: () =>
      during('upstream killed', async () => {
        const { upstream } = await shop.processes()
        if (upstream) process.kill(upstream.pid, 'SIGKILL')
      }),
  }
}
