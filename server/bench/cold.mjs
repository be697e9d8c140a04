import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { fetchStoredBytes, generateLoad, measureThroughput } from '../../scripts/bench/load.mjs'
import { cpuSeconds, startProgram } from '../../scripts/bench/programs.mjs'
import { readProfile } from './profile.mjs'

/** @typedef {import('../../scripts/bench/row.mjs').Row} Row */
/** @typedef {import('../../scripts/bench/programs.mjs').Running} Running */

const VISITORS = 10
// What a server does that has run for some minutes: until then a tenth of its time goes into compiling its code.
const WARM_UP = 2400
const PAGES = 250
const IDLE_MS = 2000

const LIST_PAGES = 40
const SORTS = ['', '&sort=price-low-to-high', '&sort=title']
const WARM_UP_LISTS = ['rooms', 'styles', 'artists']

const listPaths = (/** @type {string} */ category, sort = '') =>
  Array.from({ length: LIST_PAGES }, (_, at) => `/category/${category}?page=${at + 1}${sort}`)

const SEARCHES = 40

// The words of titles, so that each search finds something.
function searchPaths(/** @type {readonly string[]} */ products) {
  const words = new Set(products.flatMap(path => path.match(/[a-z]{4,}(?=-)/g) ?? []))
  return [...words].map(word => `/gallery/search?skq=${word}`)
}

const microseconds = () => Number(process.hrtime.bigint() / 1000n)

/** @param {Running} shop @param {readonly string[]} paths */
async function loadAll({ address, pid }, paths) {
  const [before, from] = [cpuSeconds(pid), microseconds()]
  const pathOf = (/** @type {number} */ n) => paths[Math.min(n, paths.length - 1)] ?? '/'
  const { seconds } = await generateLoad(address, pathOf, answered => answered < paths.length, {
    connections: VISITORS,
    headers: ['Accept-Encoding: br'],
  })
  const ms = ((cpuSeconds(pid) - before) / paths.length) * 1000
  return { perSecond: paths.length / seconds, ms, from, to: microseconds() }
}

/** What a product page costs when it is not cached, by part, and how many there are in a second.
 * @param {(flags: readonly string[]) => Promise<Running>} startShop @param {readonly string[]} products
 * @param {string} folder @returns {Promise<Row[]>} */
export async function coldRows(startShop, products, folder) {
  const measure = async (/** @type {readonly string[]} */ ...flags) => {
    const shop = await startShop(flags)
    await loadAll(shop, products.slice(0, WARM_UP))
    const measured = await loadAll(shop, products.slice(WARM_UP, WARM_UP + PAGES))
    const data = await loadAll(
      shop,
      products.slice(WARM_UP + PAGES).map(path => `/_data${path}`),
    )
    const bytes = flags.length > 0 ? [] : await documentRows(shop.address, products[0] ?? '/')
    await loadAll(
      shop,
      SORTS.flatMap(sort => WARM_UP_LISTS.flatMap(category => listPaths(category, sort))),
    )
    // As many that a collection of garbage, which may fall into any of them, does not decide.
    const lists = await loadAll(
      shop,
      SORTS.flatMap(sort => listPaths('subjects', sort)),
    )
    const searched = searchPaths(products)
    await loadAll(shop, searched.slice(0, SEARCHES))
    const searches = await loadAll(shop, searched.slice(SEARCHES, 2 * SEARCHES))
    await shop.stop()
    return { ...measured, dataMs: data.ms, listMs: lists.ms, searchMs: searches.ms, bytes }
  }
  const { ms, dataMs, listMs, searchMs, perSecond, bytes } = await measure()
  const { from, to } = await measure('--cpu-prof', `--cpu-prof-dir=${folder}`)
  const express = await startProgram(fileURLToPath(new URL('bare-express.mjs', import.meta.url)))
  const hello = await measureThroughput(express.address, () => '/', 2)
  await express.stop()
  return [
    { name: 'cold product page, processor time', value: ms, unit: 'ms', atMost: 8 },
    ...readProfile(folder, from, to).map(([name, sum]) => ({
      name: `  ${name}, under the profiler`,
      value: sum / PAGES,
      unit: 'ms',
    })),
    { name: 'cold category page, processor time', value: listMs, unit: 'ms', atMost: 10 },
    { name: 'cold search page, processor time', value: searchMs, unit: 'ms', atMost: 10 },
    { name: '/_data, beside the page', value: ms / dataMs, unit: 'x', atLeast: 2 },
    { name: 'cold product pages, ten visitors', value: perSecond, unit: '/s', atLeast: 100 },
    { name: '  bare Express, a hello', value: hello, unit: '/s' },
    ...bytes,
  ]
}

/** @param {string} address @param {string} product @returns {Promise<Row[]>} */
async function documentRows(address, product) {
  const rows = []
  for (const [name, path, raw = Infinity, packed = Infinity] of /** @type {const} */ ([
    ['home', '/'],
    ['list', '/category/rooms'],
    ['search', '/gallery/search?skq=blue', 120, 20],
    ['product', product, 80, 16],
  ])) {
    const first = await fetchStoredBytes(address, path)
    await fetchStoredBytes(address, path)
    await pause(IDLE_MS)
    const again = await fetchStoredBytes(address, path)
    const text = brotliDecompressSync(first)
    for (const [kind, { length }, atMost] of /** @type {const} */ ([
      ['raw', text, raw],
      ['brotli, at first', first, Infinity],
      ['brotli, sent again', again, packed],
    ]))
      rows.push({
        name: `${name} document, ${kind}`,
        value: length / 1000,
        unit: 'kB',
        ...(atMost < Infinity && { atMost }),
      })
  }
  return rows
}
