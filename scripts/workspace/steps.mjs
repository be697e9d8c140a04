import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { chromium } from './chromium.mjs'
import { run, runNode } from './command.mjs'
import { jestCounts, oneFailed, onePassed, playwrightCounts } from './counts.mjs'
import { npm } from './npm.mjs'
import { inRoot } from './root.mjs'
import { jestCommand, tool } from './tools.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ name: string, run: () => Promise<Counts> }} Step */

/** @param {string} name @param {() => readonly string[]} command @returns {Step} */
const check = (name, command) => ({
  name,
  run: async () => {
    const { code, output } = await runNode(command(), { quiet: true })
    if (code === 0) return onePassed
    console.log(output.trim())
    return oneFailed
  },
})

function reportFile(/** @type {string} */ name) {
  mkdirSync(inRoot('.cache', 'reports'), { recursive: true })
  const file = inRoot('.cache', 'reports', `${name}.json`)
  rmSync(file, { force: true })
  return file
}

function readReport(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {readonly string[]} [args]
 * @param {{ node?: string, name?: string, mayBeEmpty?: boolean, env?: NodeJS.ProcessEnv }} [options] */
export async function runJest(
  args = [],
  { node = process.execPath, name = 'jest', mayBeEmpty = false, env = process.env } = {},
) {
  const file = reportFile(name)
  const command = jestCommand(['--json', `--outputFile=${file}`, ...args])
  const { code } = await run(node, command, { minutes: 30, env })
  return jestCounts(readReport(file), code, mayBeEmpty)
}

/** @param {{ name?: string, files?: readonly string[], scope?: string | undefined }} [options] */
async function runJourneys({ name = 'playwright', files = [], scope = process.env['JOURNEYS'] } = {}) {
  const file = reportFile(name)
  const config = inRoot('client', 'playwright.config.ts')
  const command = [tool('playwright'), 'test', '--config', config, '--reporter=line,json', ...files]
  if (!scope) console.log('The main ways alone; the others: npm run test:long -- usual-journeys, journeys')
  const env = {
    ...process.env,
    CHROMIUM_PATH: await chromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(scope && { JOURNEYS: scope }),
  }
  const { code } = await runNode(command, { env, minutes: scope === 'all' ? 60 : 20 })
  return playwrightCounts(readReport(file), code)
}

export const types = check('types', () => [tool('typescript', 'tsc'), '-b'])
export const lint = check('lint', () => [tool('oxlint'), '--type-aware', '--deny-warnings'])
/** What was well formatted is noted by content, so that a clean checkout still checks everything. */
const prettier = (/** @type {string} */ name, /** @type {string[]} */ ...files) => [
  tool('prettier'),
  '--check',
  '--log-level',
  'warn',
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  inRoot('.cache', `prettier-${name}`),
  ...files,
]

/** In two processes, as it uses one core. */
export const format = {
  name: 'format',
  run: async () => {
    const halves = [prettier('sdk', 'sdk'), prettier('others', '.', '!sdk/**')]
    const results = await Promise.all(halves.map(command => runNode(command, { quiet: true })))
    const failed = results.filter(({ code }) => code !== 0)
    for (const { output } of failed) console.log(output.trim())
    return failed.length === 0 ? onePassed : oneFailed
  },
}
/** @type {Step} */
export const lock = {
  name: 'lock',
  run: async () => {
    const { code, output } = await npm(['ci', '--dry-run', '--offline', '--ignore-scripts'], { quiet: true })
    const hasAddresses = /"resolved": "https?:/.test(readFileSync(inRoot('package-lock.json'), 'utf8'))
    if (code === 0 && !hasAddresses) return onePassed
    console.log(code === 0 ? 'The lock names addresses of a registry.' : output.trim())
    console.log('Run npm install, then npm run lock.')
    return oneFailed
  },
}
export const dead = check('dead', () => [tool('knip'), '--no-progress'])
export const unit = { name: 'unit', run: () => runJest() }
export const slow = {
  name: 'slow',
  run: () => runJest([], { name: 'slow', env: { ...process.env, SLOW_TESTS: '1' } }),
}
export const changed = {
  name: 'changed',
  run: () => runJest(['--onlyChanged', '--passWithNoTests'], { name: 'changed', mayBeEmpty: true }),
}
/** The texts are read as files, so that no test is seen to be touched by them. */
export const texts = { name: 'texts', run: () => runJest(['client/scripts'], { name: 'texts' }) }
export const journeys = { name: 'journeys', run: () => runJourneys() }
export const usualJourneys = {
  name: 'usual-journeys',
  run: () => runJourneys({ name: 'usual-journeys', scope: 'usual' }),
}
export const allJourneys = { name: 'journeys', run: () => runJourneys({ scope: 'all' }) }
export const pieces = {
  name: 'pieces',
  run: () => runJourneys({ name: 'pieces', files: ['ui.spec.ts'], scope: 'all' }),
}
