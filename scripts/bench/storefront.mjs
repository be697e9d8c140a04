import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inRoot } from '../workspace/root.mjs'
import { STOREFRONT_FLAGS } from '../workspace/shop.mjs'
import { coldRows } from '../../server/bench/cold.mjs'
import { fetchStoredBytes, generateLoad } from './load.mjs'
import { cpuSeconds, residentMb, startBareServer, startProgram } from './programs.mjs'
import { renderRows } from '../../server/bench/render.mjs'
import { median } from './row.mjs'

/** @typedef {import('./row.mjs').Row} Row */
/** @typedef {import('./programs.mjs').Running} Running */

const ROUNDS = 7
const SECONDS = 1
const MIXED_REQUESTS = 50_000
const COLLECTION_MS = 1000
const COLLECTS_GARBAGE = ['--import', new URL('collect-garbage.mjs', import.meta.url).href]

const CONNECTIONS = 16

/** Requests for each second that the servers compute: the load's own cost does not count. All are asked at the same time,
 * because waking a client that waits costs a server more than the answer does: the one that keeps it busy wakes it less.
 * @param {readonly Running[]} servers @param {string} path @param {number} seconds
 * @param {Parameters<typeof generateLoad>[3]} options */
const requestsPerCpuSecond = (servers, path, seconds, options) =>
  Promise.all(
    servers.map(async ({ address, pid }) => {
      const before = cpuSeconds(pid)
      const connections = CONNECTIONS / servers.length
      const { answered } = await generateLoad(address, () => path, untilElapsed(seconds), {
        ...options,
        connections,
      })
      return answered / (cpuSeconds(pid) - before)
    }),
  )

const untilElapsed = (/** @type {number} */ seconds) => {
  const stopAt = performance.now() + seconds * 1000
  return () => performance.now() < stopAt
}

const ratio = (/** @type {readonly number[]} */ [own = 0, floor = 1]) => own / floor

/** @param {Running} shop @param {string} path @param {string} folder @returns {Promise<Row[]>} */
async function cachedRows(shop, path, folder) {
  const coding = { 'accept-encoding': 'br' }
  const page = await fetch(shop.address + path, { headers: coding })
  await page.arrayBuffer()
  const cached = await fetch(shop.address + path, { headers: coding })
  // What fetch has unpacked is packed again below; the bare server sends exactly what the shop sends.
  const names = ['content-type', 'cache-control', 'link', 'etag', 'vary']
  const headers = Object.fromEntries(names.map(name => [name, cached.headers.get(name) ?? '']))
  await cached.arrayBuffer()
  const file = join(folder, 'page.br')
  writeFileSync(file, await fetchStoredBytes(shop.address, path))
  const bare = await startBareServer(file, { ...headers, 'content-encoding': 'br' })
  const fullRequest = { headers: ['Accept-Encoding: br'] }
  const conditionalRequest = {
    headers: ['Accept-Encoding: br', `If-None-Match: ${headers['etag']}`],
    status: / 304 /,
  }
  try {
    const servers = [shop, bare]
    await requestsPerCpuSecond(servers, path, 0.5, fullRequest)
    const rounds = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        full: await requestsPerCpuSecond(servers, path, SECONDS, fullRequest),
        unchanged: await requestsPerCpuSecond(servers, path, SECONDS, conditionalRequest),
      })
    return [
      { name: 'cached product page', value: median(rounds.map(({ full }) => full[0] ?? 0)), unit: '/s' },
      {
        name: '  node:http, the same stored bytes',
        value: median(rounds.map(({ full }) => full[1] ?? 0)),
        unit: '/s',
      },
      {
        name: 'cached page, beside node:http',
        value: median(rounds.map(({ full }) => ratio(full))),
        unit: 'x',
        atLeast: 0.6,
      },
      {
        name: 'product page not modified (304)',
        value: median(rounds.map(({ unchanged }) => unchanged[0] ?? 0)),
        unit: '/s',
      },
      {
        name: '304, beside node:http',
        value: median(rounds.map(({ unchanged }) => ratio(unchanged))),
        unit: 'x',
        atLeast: 0.6,
      },
    ]
  } finally {
    await bare.stop()
  }
}

/** @param {Running} shop @param {string} path @returns {Promise<Row[]>} */
async function stampedeRows(shop, path) {
  const start = performance.now()
  const timings = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const answer = await fetch(shop.address + path)
      await answer.arrayBuffer()
      return answer.headers.get('server-timing') ?? ''
    }),
  )
  const calls = timings.filter(timing => timing.includes('up-')).length
  const renders = timings.filter(timing => timing.includes('render')).length
  return [
    { name: '500 at once for one cold page', value: performance.now() - start, unit: 'ms' },
    { name: '  rounds of upstream calls', value: calls, unit: '', atMost: 1 },
    { name: '  renderings', value: renders, unit: '', atMost: 1 },
  ]
}

/** @param {Running} shop @param {readonly string[]} products @returns {Promise<Row[]>} */
async function memoryRows(shop, products) {
  const paths = [
    ...products.slice(0, 60),
    ...products.slice(0, 20).map(path => `/_data${path}`),
    '/',
    '/allposters',
    '/nope',
    '/login',
    '/api/me',
  ]
  const loadOptions = { status: / (200|404) / }
  const sendMixedRequests = (/** @type {number} */ count) =>
    generateLoad(
      shop.address,
      n => paths[n % paths.length] ?? '/',
      answered => answered < count,
      loadOptions,
    )
  await sendMixedRequests(MIXED_REQUESTS * 0.3)
  const before = await heldMb(shop)
  await sendMixedRequests(MIXED_REQUESTS * 0.7)
  const uncollected = residentMb(shop.pid) - before
  return [
    { name: 'memory after 15,000 mixed requests', value: before, unit: 'MB' },
    { name: '  growth over 35,000 more', value: (await heldMb(shop)) - before, unit: 'MB', atMost: 15 },
    { name: '  growth before garbage is collected', value: uncollected, unit: 'MB' },
  ]
}

async function heldMb(/** @type {Running} */ { pid }) {
  process.kill(pid, 'SIGUSR2')
  await pause(COLLECTION_MS)
  return residentMb(pid)
}

/** @param {string} address @returns {Promise<string[]>} */
async function fetchProductPaths(address) {
  const paths = []
  for (let page = 1; page <= 50; page++) {
    /** @type {any} */
    const { routes } = await (await fetch(`${address}/_data/category/subjects?page=${page}`)).json()
    for (const { href } of routes.category?.list.tiles ?? []) paths.push(String(href))
  }
  return paths
}

/** @returns {Promise<Row[]>} */
export async function storefrontRows() {
  const folder = mkdtempSync(join(tmpdir(), 'wallart-bench-'))
  const upstream = await startProgram(inRoot('build', 'upstream', 'main.js'), [], {
    UPSTREAM_PORT: '0',
    CONTROL_PORT: '0',
    DATA_DIR: folder,
  })
  const env = { PORT: '0', ADMIN_PORT: '0', DATA_DIR: folder, UPSTREAM_PORT: new URL(upstream.address).port }
  const startShop = (/** @type {readonly string[]} */ flags) =>
    startProgram(inRoot('build', 'server', 'main.js'), [], env, [...STOREFRONT_FLAGS, ...flags])
  const shop = await startShop(COLLECTS_GARBAGE)
  try {
    const products = await fetchProductPaths(shop.address)
    const [first = '/', second = '/', ...others] = products
    return [
      ...(await stampedeRows(shop, first)),
      ...(await cachedRows(shop, second, folder)),
      ...(await renderRows(shop.address, second)),
      ...(await memoryRows(shop, others)),
      ...(await coldRows(startShop, products, folder)),
    ]
  } finally {
    await shop.stop()
    await upstream.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
