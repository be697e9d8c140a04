/** How soon the drawing follows a tap, on a phone whose processor is four times slower. */
import { chromium } from 'playwright'
import { phone, tap } from './browser.mjs'
import { chromium as chromiumPath } from '../../scripts/workspace/chromium.mjs'
import { inRoot } from '../../scripts/workspace/root.mjs'
import { median } from '../../scripts/bench/row.mjs'
import { startShop } from '../../scripts/bench/shop.mjs'

/** @typedef {import('playwright').Page} Page */
/** @typedef {(page: Page) => import('playwright').Locator} Control */

const rounds = 3
const settleMs = 2000
const answerMs = 1000

const customizer = [
  'See it',
  'Size',
  'Frame style',
  'Frame color',
  'Classic frames',
  'Mat',
  'Mat: width',
  'Second Mat',
  'Glass',
]
const wall = ['Grid', 'Row', 'Stairs']

/** @returns {Promise<import('../../scripts/bench/row.mjs').Row[]>} */
export async function customizerRows() {
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args })
  const shop = await startShop()
  try {
    const context = await browser.newContext(phone)
    await context.addInitScript({ path: inRoot('client', 'bench', 'observe-page.js') })
    /** @type {[string, Control][]} */
    const frames = customizer.map(name => [name, page => otherOption(page, name)])
    /** @type {[string, Control][]} */
    const walls = wall.map(name => [name, page => page.getByRole('button', { name })])
    const pieces = ['A2BFB', 'A3BFB', 'A5BP', 'A6AFB'].map(piece => `piece=${piece}`).join('&')
    return [
      await slowestRow(context, 'customizer', `${shop.address}/customizer/A2?mat=N`, frames),
      await slowestRow(context, 'gallery wall', `${shop.address}/gallery-wall?${pieces}`, walls),
    ]
  } finally {
    await Promise.all([browser.close(), shop.stop()])
  }
}

/** @param {import('playwright').BrowserContext} context @param {string} name @param {string} url
 * @param {[string, Control][]} controls @returns {Promise<import('../../scripts/bench/row.mjs').Row>} */
async function slowestRow(context, name, url, controls) {
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settleMs)
  /** @type {Map<string, number[]>} */
  const paints = new Map(controls.map(([control]) => [control, []]))
  for (let round = 0; round < rounds; round++)
    for (const [control, target] of controls) {
      // Below the picture, which stays in sight.
      await target(page).evaluate(element => element.scrollIntoView({ block: 'center' }))
      await page.evaluate('seen.inp = 0')
      await tap(page, target(page))
      await page.waitForTimeout(answerMs)
      paints.get(control)?.push(Number(await page.evaluate('seen.inp')))
    }
  await page.close()
  const [[control, value] = ['', NaN]] = [...paints]
    .map(([each, times]) => /** @type {const} */ ([each, median(times)]))
    .toSorted(([, a], [, b]) => b - a)
  return { name: `${name}: tap to paint (${control})`, value, unit: 'ms', atMost: 100 }
}

// The last, since the first mat is none, which has no width.
function otherOption(/** @type {Page} */ page, /** @type {string} */ name) {
  return page.getByRole('group', { name, exact: true }).getByRole('radio', { checked: false }).last()
}
