import { chromium } from 'playwright'
import { findMeasuredPages } from './pages.mjs'
import { chromium as chromiumPath } from '../../scripts/workspace/chromium.mjs'
import { median } from '../../scripts/bench/row.mjs'
import { startShop } from '../../scripts/bench/shop.mjs'

/** @typedef {import('../../scripts/bench/row.mjs').Row} Row */
/** @typedef {import('playwright').Page} Page */

const rounds = 3
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const slow4g = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 }
// How long a person takes for a character, and to find what comes next.
const keyMs = 150
const lookMs = 1500

/** @param {Page} page @param {'link' | 'button' | 'tab'} role @param {string | RegExp} name */
async function tap(page, role, name) {
  await page.waitForTimeout(lookMs)
  await page.getByRole(role, { name }).first().tap()
}

/** @param {Page} page @param {Readonly<Record<string, string>>} fields */
async function fillStep(page, fields) {
  const step = page.locator('main [aria-current=step]')
  for (const [name, text] of Object.entries(fields)) {
    await page.waitForTimeout(lookMs)
    const field = step.getByLabel(name, { exact: true })
    if (name.startsWith('State')) await field.selectOption(text)
    else await field.pressSequentially(text, { delay: keyMs })
  }
}

// When the step is another one and painted, and when the last answer before that had come.
const watchStep = `
  const title = () => document.querySelector('main [aria-current=step] h2')?.textContent
  const before = title()
  window.painted = new Promise(resolve => {
    new MutationObserver((_, observer) => {
      if (!title() || title() === before) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  undefined`
const readStep = `window.painted.then(at => {
  const ends = performance.getEntriesByType('resource').map(entry => entry.responseEnd)
  return at - Math.max(...ends.filter(end => end < at))
})`

/** @param {Page} page @param {RegExp} button */
async function changeStep(page, button) {
  await page.evaluate(watchStep)
  await tap(page, 'button', button)
  return Number(await page.evaluate(readStep))
}

/** @param {import('playwright').Browser} browser @param {string} product */
async function buy(browser, product) {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    const start = performance.now()
    await page.goto(product)
    await tap(page, 'tab', /Fram/)
    await tap(page, 'button', /Add to cart/i)
    await tap(page, 'link', /View cart/i)
    await page.waitForURL('**/cart')
    await tap(page, 'link', /^Checkout/)
    await fillStep(page, { Email: 'stranger@example.com' })
    const changes = [await changeStep(page, /^Continue to/)]
    await fillStep(page, {
      'First name': 'Nia',
      'Last name': 'Cole',
      'Street and number': '12 Harbor Street',
      City: 'Portland',
      'State or province': 'ME',
      'Zip or postal code': '04101',
    })
    changes.push(await changeStep(page, /^Continue to/))
    changes.push(await changeStep(page, /^Continue to/))
    await fillStep(page, {
      'Card number': '4111111111111111',
      'Expiration date': '1239',
      'Security code': '123',
    })
    changes.push(await changeStep(page, /^Review/))
    await tap(page, 'button', /^Place order/)
    await page.getByText(/^Your order number is W\d{9}\.$/).waitFor()
    return { seconds: (performance.now() - start) / 1000, changes }
  } finally {
    await context.close()
  }
}

/** @returns {Promise<Row[]>} */
export async function checkoutRows() {
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args })
  const shop = await startShop()
  try {
    const pages = await findMeasuredPages(shop.address)
    const product = pages.find(({ name }) => name === 'Art product')?.url ?? ''
    /** @type {Awaited<ReturnType<typeof buy>>[]} */
    const purchases = []
    for (let round = 0; round < rounds; round++) purchases.push(await buy(browser, product))
    const slowest = purchases.map(({ changes }) => Math.max(...changes))
    const seconds = purchases.map(purchase => purchase.seconds)
    return [
      { name: 'a framed print bought by hand on a phone', value: median(seconds), unit: 's', atMost: 120 },
      {
        name: 'checkout: the slowest step after its answer',
        value: median(slowest),
        unit: 'ms',
        atMost: 100,
      },
    ]
  } finally {
    await Promise.all([browser.close(), shop.stop()])
  }
}
