/** Mixed traffic, faults and kills for an hour, or for as many minutes as the argument says. */
import { setTimeout as sleep } from 'node:timers/promises'
import { judgeMemory } from './memory.mjs'
import { startSoakedShop } from './soaked-shop.mjs'
import { createTroubles } from './troubles.mjs'
import { createVisitors, findPages } from './visitors.mjs'
import { program } from '../../scripts/workspace/program.mjs'

const MINUTE_MS = 60_000
const VISITS_A_SECOND = 6
const KILL_UPSTREAM_AT = new Set([4, 8])
const KILL_WORKER_EVERY = 3
/** Without faults at the end, so that the memory is judged and every cart can be read. */
const QUIET_MINUTES = 2

await program(async () => {
  const minutes = Number(process.argv[2] ?? 60)
  const shop = await startSoakedShop()
  const startedAt = Date.now()
  const end = startedAt + minutes * MINUTE_MS
  /** @type {import('./visitors.mjs').Visit[]} */
  const problems = []
  /** @type {import('./memory.mjs').Sample[]} */
  const samples = []
  let visits = 0
  const troubles = createTroubles(shop)
  const visitors = createVisitors(shop.address, await findPages(shop.address), visit => {
    visits++
    if (visit.problem) problems.push(visit)
  })
  const pending = new Set()

  async function sendVisitors() {
    while (Date.now() < end) {
      const visit = visitors.next().finally(() => pending.delete(visit))
      pending.add(visit)
      await sleep(1000 / VISITS_A_SECOND)
    }
    await Promise.all(pending)
  }

  async function makeTrouble() {
    for (let minute = 1; minute < minutes - QUIET_MINUTES; minute++) {
      await sleep(startedAt + minute * MINUTE_MS - Date.now())
      await troubles.fault(minute)
      if (KILL_UPSTREAM_AT.has(minute)) await troubles.killUpstream()
      else if (minute % KILL_WORKER_EVERY === 0) await troubles.killWorker()
    }
  }

  async function watchMemory() {
    while (Date.now() < end) {
      const { primary, upstream, workers } = await shop.processes()
      const at = Date.now()
      const named = { primary, upstream, 'oldest worker': workers[0] }
      for (const [name, running] of Object.entries(named))
        if (running) samples.push({ at, name, pid: running.pid, megabytes: running.megabytes })
      await sleep(10_000)
    }
  }

  async function reportProgress() {
    while (Date.now() < end) {
      await sleep(5 * MINUTE_MS, undefined, { ref: false })
      const memory = samples.slice(-3).map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)} MB`)
      const passed = Math.round((Date.now() - startedAt) / MINUTE_MS)
      const bad = problems.filter(problem => !troubles.explains(problem))
      console.log(
        `${passed} min: ${visits} visits, ${problems.length} failed, ${bad.length} of them unexplained; ${memory.join(', ')}`,
      )
    }
  }

  try {
    await Promise.all([
      sendVisitors(),
      makeTrouble(),
      watchMemory(),
      Promise.race([reportProgress(), sleep(end - Date.now())]),
    ])
    const unexplained = problems.filter(problem => !troubles.explains(problem))
    let lost = 0
    for (const shopper of visitors.shoppers())
      if ((await shopper.countItems()) !== shopper.acknowledged) lost++
    const added = visitors.shoppers().reduce((sum, { acknowledged }) => sum + acknowledged, 0)
    const memory = judgeMemory(samples, startedAt)
    console.log(
      `${visits} visits, ${problems.length} failed while something was broken on purpose, ${troubles.all().length} times.`,
    )
    console.log(
      `${added} works put into ${visitors.shoppers().length} carts, ${lost} carts hold something else.`,
    )
    for (const { what, startedAt: at, endedAt, problem } of unexplained)
      console.log(`Unexplained: ${new Date(at).toISOString()} ${what} ${problem}, ${endedAt - at} ms`)
    for (const { name, before, after, growth } of memory)
      console.log(
        `${name}: ${before.toFixed(0)} MB after ten minutes, ${after.toFixed(0)} MB at the end (${growth.toFixed(1)})`,
      )
    const isSound = unexplained.length === 0 && lost === 0 && memory.every(({ isFlat }) => isFlat)
    return isSound ? 0 : 1
  } finally {
    const code = await shop.stop()
    if (code !== 0) console.log(`The shop ended with ${code}.`)
  }
})
