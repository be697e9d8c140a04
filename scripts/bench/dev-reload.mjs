import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '../workspace/chromium.mjs'
import { freePort } from '../workspace/ports.mjs'
import { median } from './row.mjs'
import { createSourceCopy } from './source-copy.mjs'

const rounds = 5
const settleMs = 700
const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const component = join('client', 'src', 'shell', 'frame.tsx')

async function startDev(/** @type {string} */ folder) {
  const port = String(await freePort())
  const env = {
    ...process.env,
    PORT: port,
    UPSTREAM_PORT: '0',
    ADMIN_PORT: '0',
    CONTROL_PORT: '0',
    DATA_DIR: '.data',
  }
  const child = spawn(process.execPath, [join(folder, 'scripts', 'dev.mjs')], { cwd: folder, env })
  const ended = once(child, 'exit')
  let errorOutput = ''
  child.stderr.on('data', text => (errorOutput += text))
  const ready = new Promise(resolve => {
    child.stdout.on('data', text => String(text).includes('Ctrl-C') && resolve(true))
  })
  if ((await Promise.race([ready, ended])) !== true)
    throw new Error(errorOutput || 'npm run dev did not start.')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { address: `http://127.0.0.1:${port}/`, stop }
}

/** When the page that has loaded last was seen. Its scripts keep the browser from telling that at once. */
async function paintedAt(/** @type {import('playwright').Page} */ page) {
  const paint = await page.waitForFunction(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    return first && performance.timeOrigin + first.startTime
  })
  return Number(await paint.jsonValue())
}

async function measureReloads(/** @type {import('playwright').Page} */ page, /** @type {string} */ file) {
  const source = readFileSync(file, 'utf8')
  const times = []
  for (let round = 1; round <= rounds; round++) {
    const start = performance.timeOrigin + performance.now()
    writeFileSync(file, source.replace('<main ', `<main data-round="${round}" `))
    await page.waitForSelector(`main[data-round="${round}"]`, { state: 'attached' })
    times.push(((await paintedAt(page)) - start) / 1000)
    await page.waitForTimeout(settleMs)
  }
  return times
}

/** @returns {Promise<import('./row.mjs').Row[]>} */
export async function devReloadRows() {
  const executablePath = await chromium()
  const playwright = await import('playwright')
  const { folder, remove } = createSourceCopy()
  const dev = await startDev(folder)
  const browser = await playwright.chromium.launch({ executablePath, args: noSandbox })
  try {
    const page = await browser.newPage()
    await page.goto(dev.address)
    const times = await measureReloads(page, join(folder, component))
    return [
      { name: 'npm run dev, a saved component in the browser', value: median(times), unit: 's', atMost: 0.8 },
    ]
  } finally {
    await browser.close()
    await dev.stop()
    remove()
  }
}
