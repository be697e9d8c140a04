import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { EAGER_COMPILE_HINT } from '../../scripts/build/targets.mjs'
import { findMeasuredPages } from './pages.mjs'
import { chromium as chromiumPath } from '../../scripts/workspace/chromium.mjs'
import { inRoot } from '../../scripts/workspace/root.mjs'
import { median } from '../../scripts/bench/row.mjs'
import { startShop } from '../../scripts/bench/shop.mjs'

/** @typedef {import('../../scripts/bench/row.mjs').Row} Row */

const rounds = 5
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
}
const settleMs = 3000

/** @typedef {{ lcp: number, cls: number, tbt: number, inp: number }} Seen */

const totalBlockingTime = (/** @type {{ fcp: number, tasks: [number, number][] }} */ { fcp, tasks }) =>
  tasks.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, fcp) - 50), 0)

/** @param {import('playwright').Browser} browser @param {string} url
 * @param {(page: import('playwright').Page) => Promise<void>} [interact] @returns {Promise<Seen>} */
async function measurePage(browser, url, interact) {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: inRoot('client', 'bench', 'observe-page.js') })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settleMs)
    /** @type {Seen & Parameters<typeof totalBlockingTime>[0]} */
    const { lcp, cls, ...rest } = await page.evaluate('seen')
    const loaded = { lcp, cls, tbt: totalBlockingTime(rest), inp: 0 }
    if (!interact) return loaded
    await page.evaluate('seen.inp = 0')
    await interact(page)
    await page.waitForTimeout(500)
    /** @type {number} */
    const inp = await page.evaluate('seen.inp')
    return { ...loaded, inp }
  } finally {
    await context.close()
  }
}

async function startBaseline() {
  const { outputFiles } = await build({
    entryPoints: [inRoot('client', 'bench', 'browser-floor.jsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: EAGER_COMPILE_HINT },
  })
  const script = brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array())
  const html =
    '<!doctype html><title>Floor</title><div id="root"><main>Nothing</main></div><script type="module" src="/x.js"></script>'
  const server = createServer((request, response) => {
    if (request.url === '/x.js')
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script)
    else response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

function interactionFor(/** @type {string} */ name) {
  if (name.endsWith('product')) return chooseOtherOption
  return name.endsWith('list') ? openFilters : undefined
}

async function chooseOtherOption(/** @type {import('playwright').Page} */ page) {
  const otherOptions = page
    .getByRole('main')
    .getByRole('radio', { name: /\d+" x \d+"|\$\d/, checked: false, disabled: false })
  await tap(page, otherOptions.first())
}

async function openFilters(/** @type {import('playwright').Page} */ page) {
  await tap(page, page.getByRole('button', { name: /Filter/ }).first())
}

/** @param {import('playwright').Page} page @param {import('playwright').Locator} target */
export async function tap(page, target) {
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to tap.')
  const devtools = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(90)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** @returns {Promise<Row[]>} */
export async function browserRows() {
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args })
  const [shop, floor] = [await startShop(), await startBaseline()]
  try {
    const pages = await findMeasuredPages(shop.address)
    for (const { url } of pages) await measurePage(browser, url)
    /** @type {number[]} */
    const floors = []
    /** @type {Map<string, Seen[]>} */
    const measurements = new Map(pages.map(({ name }) => [name, []]))
    // Round by round, so that a slow minute of the machine counts for every page alike.
    for (let round = 0; round < rounds; round++) {
      floors.push((await measurePage(browser, floor.url)).tbt, (await measurePage(browser, floor.url)).tbt)
      for (const { name, url } of pages)
        measurements.get(name)?.push(await measurePage(browser, url, interactionFor(name)))
    }
    return [
      { name: 'blocked by React and the router alone', value: median(floors), unit: 'ms' },
      ...[...measurements].flatMap(([name, visits]) =>
        metricRows(name, visits, median(floors), interactionFor(name) !== undefined),
      ),
    ]
  } finally {
    floor.stop()
    await Promise.all([browser.close(), shop.stop()])
  }
}

/** @param {string} name @param {Seen[]} measurements @param {number} floor @param {boolean} hasInteraction
 * @returns {Row[]} */
function metricRows(name, measurements, floor, hasInteraction) {
  const medianOf = (/** @type {keyof Seen} */ what) => median(measurements.map(each => each[what]))
  return [
    { name: `${name}: largest picture`, value: medianOf('lcp') / 1000, unit: 's', atMost: 1.6 },
    { name: `${name}: shifted`, value: medianOf('cls'), unit: '', atMost: 0.02 },
    { name: `${name}: blocked`, value: medianOf('tbt'), unit: 'ms', atMost: floor + 30 },
    ...(hasInteraction
      ? [{ name: `${name}: tap to paint`, value: medianOf('inp'), unit: 'ms', atMost: 100 }]
      : []),
  ]
}
