import { writeFileSync } from 'node:fs'
import { inRoot } from '../workspace/root.mjs'
import { measureThroughput } from './load.mjs'
import { startBareServer } from './programs.mjs'

const seconds = 4

const uncachedPath = (/** @type {number} */ n) => `/?bench=${n}`

/** @param {string} address @returns {Promise<import('./row.mjs').Row[]>} */
export async function homeRows(address) {
  const page = Buffer.from(await (await fetch(`${address}/`)).arrayBuffer())
  const file = inRoot('.cache', 'bench', 'page.html')
  writeFileSync(file, page)
  const bare = await startBareServer(file)
  try {
    await measureThroughput(address, n => uncachedPath(-n), 1)
    await measureThroughput(bare.address, () => '/', 1)
    const own = await measureThroughput(address, uncachedPath, seconds)
    const floor = await measureThroughput(bare.address, () => '/', seconds)
    return [
      { name: 'home page, uncached', value: own, unit: '/s' },
      { name: `node:http, the same ${Math.round(page.length / 1024)} kB`, value: floor, unit: '/s' },
      { name: 'home page, uncached, beside node:http', value: own / floor, unit: 'x' },
    ]
  } finally {
    await bare.stop()
  }
}
