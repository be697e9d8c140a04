/** How long lists and searches of a large catalogue take: `node scripts/works-bench.mjs 1000000`, on DATABASE_URL. */
import { searchRequests } from './bench/search-requests.mjs'
import { Child } from './workspace/child.mjs'
import { ensureBuilt } from './workspace/ensure.mjs'
import { Stop, program } from './workspace/program.mjs'
import { inRoot } from './workspace/root.mjs'

const atMostMs = 150

/** @param {string} address */
async function timed(address) {
  const start = performance.now()
  const answer = await fetch(address)
  await answer.arrayBuffer()
  return { ms: performance.now() - start, status: answer.status }
}

/** @param {string} upstream its address */
async function measure(upstream) {
  for (const path of searchRequests) await timed(upstream + path)
  const rows = []
  for (const path of searchRequests) rows.push({ path, ...(await timed(upstream + path)) })
  return rows.toSorted((a, b) => a.ms - b.ms)
}

await program(async () => {
  if (!process.env['DATABASE_URL'])
    throw new Stop('Set DATABASE_URL to a Postgres server that may be filled.')
  await ensureBuilt()
  const start = performance.now()
  const child = new Child({
    name: 'upstream',
    file: inRoot('build/upstream/main.js'),
    env: { WORKS: process.argv[2] ?? '1000000', UPSTREAM_PORT: '0', CONTROL_PORT: '0' },
  })
  try {
    const upstream = await Promise.race([child.ready, child.ended])
    if (!upstream) throw new Stop('The upstream did not start.')
    console.log(`ready after ${((performance.now() - start) / 1000).toFixed(1)} s`)
    const rows = await measure(upstream)
    const at = (/** @type {number} */ share) => rows[Math.ceil(rows.length * share) - 1]?.ms ?? Number.NaN
    console.log(`${rows.length} requests: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`)
    for (const { ms, status, path } of rows.slice(-5)) console.log(`${ms.toFixed(1)} ms  ${status}  ${path}`)
    return at(0.95) < atMostMs ? 0 : 1
  } finally {
    await child.stop(10_000)
  }
})
