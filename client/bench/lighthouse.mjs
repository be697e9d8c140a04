/** The scores that Lighthouse gives each kind of page on a phone, the median of several runs; --strict fails
 * below the targets. Arguments: how many runs, and the names of the pages if not all. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { findMeasuredPages, findOwnPages } from './pages.mjs'
import { median } from '../../scripts/bench/row.mjs'
import { startShop } from '../../scripts/bench/shop.mjs'
import { chromium } from '../../scripts/workspace/chromium.mjs'
import { run } from '../../scripts/workspace/command.mjs'
import { ensureBuilt } from '../../scripts/workspace/ensure.mjs'
import { npm } from '../../scripts/workspace/npm.mjs'
import { program, Stop } from '../../scripts/workspace/program.mjs'
import { inRoot } from '../../scripts/workspace/root.mjs'

const version = '12.8.2'
const [wantedRuns, ...wantedPages] = process.argv.slice(2).filter(each => !each.startsWith('--'))
const runs = Number(wantedRuns ?? 3)
const targets = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
/** @typedef {keyof typeof targets} Category */
/** @type {readonly Category[]} */
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']

// Lighthouse and its dependencies are larger than the rest of the workspace, so they are installed on demand.
async function lighthouse() {
  const folder = inRoot('.cache', 'lighthouse', version)
  const cli = inRoot('.cache', 'lighthouse', version, 'node_modules', 'lighthouse', 'cli', 'index.js')
  if (existsSync(cli)) return cli
  console.error(`Installing Lighthouse ${version}…`)
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    `lighthouse@${version}`,
  ]
  const { output } = await npm(args, { quiet: true })
  if (!existsSync(cli)) throw new Stop(`${output.trim()}\nLighthouse could not be installed.`)
  return cli
}

/** The index of the phone that is measured: Lighthouse slows desktops of 1,500 to 2,000 four times (docs/throttling.md,
 * whose mid-tier phones have 125 to 800). DevTools take 1,000, the calculator that the page links some 300. */
const PHONE = 1750 / 4

/** How much slower than this machine that phone is, so that every machine measures the same one. */
const slowdownFor = (/** @type {number} */ power) => Math.max(1, power / PHONE)

/** @param {string} cli @param {string} url @param {string} chrome @param {number} slowdown @param {string} cookie */
async function report(cli, url, chrome, slowdown, cookie) {
  const file = inRoot('.cache', 'lighthouse', 'report.json')
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const args = [
    cli,
    url,
    '--quiet',
    '--output=json',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--output-path=${file}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
    `--chrome-flags=${flags.join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: chrome }
  const { code, output } = await run(process.execPath, args, { quiet: true, minutes: 3, env })
  if (output.includes('NO_NAVSTART')) return undefined
  if (code !== 0) throw new Stop(output.trim())
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function reportsOf(/** @type {number} */ count, /** @type {() => Promise<any>} */ one) {
  const reports = []
  for (let tries = 0; reports.length < count && tries < 3 * count; tries++) {
    const found = await one()
    if (found) reports.push(found)
  }
  if (reports.length < count) throw new Stop('Lighthouse keeps losing its traces here.')
  return reports
}

function failedAudits(/** @type {any[]} */ reports) {
  const [first] = reports
  const found = Object.values(first.audits).filter(
    ({ id, score, scoreDisplayMode }) =>
      score !== null && score < 1 && scoreDisplayMode === 'binary' && id !== 'is-crawlable',
  )
  return found.map(({ id }) => id).join(', ')
}

/** Whether one of the scores misses its target. @param {string} name @param {any[]} reports
 * @param {readonly Category[]} wanted @param {boolean} isIndexed */
function print(name, reports, wanted, isIndexed) {
  let isMissed = false
  const scores = wanted.map(category => {
    const score = Math.round(100 * median(reports.map(each => each.categories[category].score)))
    // A page with noindex loses points for that alone.
    const counts = category !== 'seo' || isIndexed
    isMissed ||= counts && score < targets[category]
    return `${category} ${String(score).padStart(3)}${counts ? '' : ' (not indexed)'}`
  })
  console.log(`${name.padEnd(24)} ${scores.join('  ')}`)
  const failing = failedAudits(reports)
  if (failing) console.log(`${''.padEnd(24)} fails: ${failing}`)
  return isMissed
}

await program(async () => {
  await ensureBuilt()
  mkdirSync(inRoot('.cache', 'lighthouse'), { recursive: true })
  mkdirSync(inRoot('.cache', 'bench'), { recursive: true })
  const [cli, chrome] = [await lighthouse(), await chromium()]
  const { address, stop } = await startShop()
  let isMissed = false
  try {
    const pages = [...(await findMeasuredPages(address)), ...(await findOwnPages(address))]
    const isWanted = (/** @type {string} */ name) => wantedPages.length === 0 || wantedPages.includes(name)
    for (const { name, url, isIndexed, cookie, isJudgedOnly } of pages.filter(each => isWanted(each.name))) {
      if (isJudgedOnly) {
        const judged = await reportsOf(1, () => report(cli, url, chrome, 1, cookie))
        isMissed = print(name, judged, ['accessibility', 'best-practices'], isIndexed) || isMissed
        continue
      }
      // The first visits also render the pictures; the index of one alone varies.
      const first = await reportsOf(3, () => report(cli, url, chrome, 1, cookie))
      const power = median(first.map(each => each.environment.benchmarkIndex))
      const slowdown = slowdownFor(power)
      const reports = await reportsOf(runs, () => report(cli, url, chrome, slowdown, cookie))
      isMissed = print(name, reports, categories, isIndexed) || isMissed
      const measured = times.map(
        id => `${id} ${median(reports.map(each => each.audits[id].numericValue)).toFixed(2)}`,
      )
      console.log(`${''.padEnd(24)} slowed ${slowdown.toFixed(1)} times on a machine of ${Math.round(power)}`)
      console.log(`${''.padEnd(24)} ${measured.join('  ')}`)
    }
  } finally {
    await stop()
  }
  return isMissed && process.argv.includes('--strict') ? 1 : 0
})
