import { closingLine, total } from './counts.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ name: string, counts: Counts, seconds: number }} Row */

/** @param {import('./steps.mjs').Step} step @returns {Promise<Row>} */
async function runStep({ name, run }) {
  console.log(`\n— ${name}`)
  const start = performance.now()
  const counts = await run()
  return { name, counts, seconds: (performance.now() - start) / 1000 }
}

/** Steps of an inner list run at once.
 * @param {readonly (import('./steps.mjs').Step | readonly import('./steps.mjs').Step[])[]} steps */
export async function runSteps(steps) {
  /** @type {Row[]} */
  const rows = []
  for (const step of steps) rows.push(...(await Promise.all([step].flat().map(runStep))))
  return rows
}

const line = (/** @type {(string | number)[]} */ [first, ...cells]) =>
  String(first).padEnd(10) + cells.map(cell => String(cell).padStart(9)).join('')

export function conclude(/** @type {readonly Row[]} */ rows) {
  console.log(`\n${line(['step', 'passed', 'failed', 'skipped', 'seconds'])}`)
  for (const { name, counts, seconds } of rows)
    console.log(line([name, counts.passed, counts.failed, counts.skipped, seconds.toFixed(1)]))

  const sum = total(rows.map(({ counts }) => counts))
  console.log(`\n${closingLine(sum)}`)
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0
}
