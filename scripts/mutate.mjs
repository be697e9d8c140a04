/** Changes the rules in many small ways and asks whether a test notices: npm run test:mutation [area …] */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { EQUIVALENT } from './mutate/equivalent.mjs'
import { summary, survivorLines, table } from './mutate/report.mjs'

const RULES = 'sdk/src/rules'
const WORKERS = 2
const LEAST_SCORE = 90

const named = process.argv.slice(2)
const areas = named.length > 0 ? named : readdirSync(RULES)
const waiting = areas.map(area => `${RULES}/${area}`)
/** @type {import('./mutate/area.mjs').Judged[]} */
const judged = []
/** @type {string[]} */
const problems = []

const area = fileURLToPath(new URL('mutate/area.mjs', import.meta.url))
const run = promisify(execFile)

async function worker() {
  for (let folder = waiting.shift(); folder; folder = waiting.shift())
    try {
      const { stdout } = await run(process.execPath, [area, folder], { maxBuffer: 1e9, timeout: 600_000 })
      judged.push(...JSON.parse(stdout))
    } catch (error) {
      problems.push(`${folder}: ${String(error)}`)
    }
}

await Promise.all(Array.from({ length: WORKERS }, worker))

const { rows, survivors, unused } = summary(judged, EQUIVALENT)
const score = rows.at(-1)?.score ?? 0
mkdirSync('build', { recursive: true })
writeFileSync('build/mutation.json', `${JSON.stringify({ rows, survivors, unused, problems }, null, 2)}\n`)
console.log([table(rows), ...survivorLines(survivors)].join('\n'))

if (named.length === 0)
  problems.push(
    ...unused.map(({ file, line, mutant }) => `equivalent.mjs lists in vain: ${file}, ${line}, ${mutant}`),
  )
if (score < LEAST_SCORE)
  problems.push(`The tests notice ${score} % of the changes; at least ${LEAST_SCORE} % are wanted.`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
