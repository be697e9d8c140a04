/** How long lists and searches of a large catalogue take: `node scripts/works-bench.mjs 1000000`, on
 * DATABASE_URL. */
import { startProgram } from './bench/programs.mjs'
import { ensureBuilt } from './workspace/ensure.mjs'
import { Stop, program } from './workspace/program.mjs'
import { inRoot } from './workspace/root.mjs'

const AT_MOST_MS = 150
const CATEGORIES = {
  art: ['subjects', 'subjects-landscape-mountains', 'styles-modern', 'rooms-living-room', 'canvas'],
  allposters: ['movies', 'travel-cities', 'space-planets', 'art-posters', 'educational'],
}
const TERMS =
  'lemon,framed lemon,blue mountains,quiet ridge,black and white,new york canvas,poster,lemno'.split(',')
const SORTS = 'best-matches,best-selling,newest,price-low-to-high,price-high-to-low,title'.split(',')
const FILTERS = [
  '&filters=color:blue&filters=color:red',
  '&filters=size:large&filters=orientation:portrait&filters=color:green',
  '&filters=price:15-to-20',
  '&filters=productType:stretched-canvas&filters=color:teal&filters=orientation:square',
]
const LISTS = [...SORTS.map(sort => `&sort=${sort}`), '&page=7', '&page=40&sort=title', ...FILTERS]
const SEARCHES = ['', '&sort=price-low-to-high', '&filters=orientation:landscape']

const paths = Object.entries(CATEGORIES).flatMap(([site, categories]) => {
  const search = `/search/${site}?limit=60`
  const terms = TERMS.map(encodeURIComponent)
  const lists = categories.flatMap(id => LISTS.map(rest => `${search}&categoryId=${id}${rest}`))
  const searches = terms.flatMap(term => SEARCHES.map(rest => `${search}&term=${term}${rest}`))
  const suggestions = TERMS.map(
    term => `/typeahead/${site}?q=${encodeURIComponent(term.slice(0, 6))}&categoryMaxCount=10&fuzzy=true`,
  )
  const unfiltered = ['', ...FILTERS, '&page=2', '&page=100000', '&sort=newest'].map(rest => search + rest)
  return [lists, searches, suggestions, unfiltered].flat()
})

async function timeRequest(/** @type {string} */ url) {
  const start = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  return { ms: performance.now() - start, status: response.status }
}

await program(async () => {
  if (!process.env['DATABASE_URL'])
    throw new Stop('Set DATABASE_URL to a Postgres server that may be filled.')
  await ensureBuilt()
  const start = performance.now()
  const env = { WORKS: process.argv[2] ?? '1000000', UPSTREAM_PORT: '0', CONTROL_PORT: '0' }
  const upstream = await startProgram(inRoot('build/upstream/main.js'), [], env)
  try {
    console.log(`ready after ${((performance.now() - start) / 1000).toFixed(1)} s`)
    for (const path of paths) await timeRequest(upstream.address + path)
    /** @type {{ path: string, ms: number, status: number }[]} */
    const timings = []
    for (const path of paths) timings.push({ path, ...(await timeRequest(upstream.address + path)) })
    const rows = timings.toSorted((a, b) => a.ms - b.ms)
    const at = (/** @type {number} */ share) => rows[Math.ceil(rows.length * share) - 1]?.ms ?? Number.NaN
    console.log(`${rows.length} requests: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`)
    for (const { ms, status, path } of rows.slice(-5)) console.log(`${ms.toFixed(1)} ms  ${status}  ${path}`)
    return at(0.95) < AT_MOST_MS ? 0 : 1
  } finally {
    await upstream.stop()
  }
})
