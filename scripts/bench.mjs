/** Prints what there is to measure, or what is named; only with --strict is a missed target a failure. */
import { mkdirSync } from 'node:fs'
import { browserRows } from '../client/bench/browser.mjs'
import { checkoutRows } from '../client/bench/checkout.mjs'
import { customizerRows } from '../client/bench/customizer.mjs'
import { cliRows } from '../cli/bench/cli.mjs'
import { devReloadRows } from './bench/dev-reload.mjs'
import { photoRows } from '../fixtures/bench/photos.mjs'
import { measureQuietly } from './bench/machine.mjs'
import { pictureRows } from '../fixtures/bench/pictures.mjs'
import { isOver, formatRow } from './bench/row.mjs'
import { startShop } from './bench/shop.mjs'
import { storefrontRows } from './bench/storefront.mjs'
import { ensureBuilt } from './workspace/ensure.mjs'
import { program, sentence, Stop } from './workspace/program.mjs'
import { inRoot } from './workspace/root.mjs'

/** @returns {Promise<import('./bench/row.mjs').Row[]>} */
async function startRows() {
  await (await startShop()).stop()
  const { seconds, stop } = await startShop()
  await stop()
  return [{ name: 'second npm start to the first page', value: seconds, unit: 's', atMost: 2.5 }]
}

const MEASURES = [
  cliRows,
  pictureRows,
  photoRows,
  startRows,
  storefrontRows,
  browserRows,
  checkoutRows,
  customizerRows,
  devReloadRows,
]

await program(async () => {
  const args = process.argv.slice(2)
  const named = args.filter(each => each !== '--strict')
  const names = MEASURES.map(({ name }) => name.replace(/Rows$/, ''))
  if (args.includes('--help')) {
    console.log(`npm run bench -- [--strict] [${names.join('] [')}]`)
    return 0
  }
  const unknown = named.find(each => !names.includes(each))
  if (unknown) throw new Stop(`There is no "${unknown}": choose from ${names.join(', ')}.`)
  await ensureBuilt()
  mkdirSync(inRoot('.cache', 'bench'), { recursive: true })
  let isMissed = false
  for (const measure of MEASURES) {
    if (named.length > 0 && !named.includes(measure.name.replace(/Rows$/, ''))) continue
    try {
      const { rows, others } = await measureQuietly(measure)
      for (const row of rows) {
        isMissed ||= isOver(row)
        console.log(formatRow(row, others))
      }
    } catch (problem) {
      isMissed = true
      console.log(`${measure.name}: ${sentence(problem)}`)
    }
  }
  return isMissed && args.includes('--strict') ? 1 : 0
})
