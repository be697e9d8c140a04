/** Prints what there is to measure; only with --strict is a missed target a failure. */
import { mkdirSync } from 'node:fs'
import { browserRows } from '../client/bench/browser.mjs'
import { checkoutRows } from '../client/bench/checkout.mjs'
import { customizerRows } from '../client/bench/customizer.mjs'
import { cliRows } from '../cli/bench/cli.mjs'
import { devReloadRows } from './bench/dev-reload.mjs'
import { homeRows } from './bench/home.mjs'
import { photoRows } from '../fixtures/bench/photos.mjs'
import { pictureRows } from '../fixtures/bench/pictures.mjs'
import { isOver, formatRow } from './bench/row.mjs'
import { startShop } from './bench/shop.mjs'
import { storefrontRows } from './bench/storefront.mjs'
import { ensureBuilt } from './workspace/ensure.mjs'
import { program, sentence } from './workspace/program.mjs'
import { inRoot } from './workspace/root.mjs'

/** @returns {Promise<import('./bench/row.mjs').Row[]>} */
async function shopRows() {
  await (await startShop()).stop()
  const { address, seconds, stop } = await startShop()
  try {
    const first = { name: 'second npm start to the first page', value: seconds, unit: 's', atMost: 4 }
    return [first, ...(await homeRows(address))]
  } finally {
    await stop()
  }
}

await program(async () => {
  await ensureBuilt()
  mkdirSync(inRoot('.cache', 'bench'), { recursive: true })
  let isMissed = false
  for (const measure of [
    cliRows,
    pictureRows,
    photoRows,
    shopRows,
    storefrontRows,
    browserRows,
    checkoutRows,
    customizerRows,
    devReloadRows,
  ]) {
    try {
      for (const row of await measure()) {
        isMissed ||= isOver(row)
        console.log(formatRow(row))
      }
    } catch (problem) {
      isMissed = true
      console.log(`${measure.name}: ${sentence(problem)}`)
    }
  }
  return isMissed && process.argv.includes('--strict') ? 1 : 0
})
