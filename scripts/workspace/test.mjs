import { chromium } from './chromium.mjs'
import { ensureBuilt } from './ensure.mjs'
import { Stop, program } from './program.mjs'
import { root } from './root.mjs'
import { conclude, runSteps } from './run-steps.mjs'
import { dead, format, journeys, lint, lock, types, unit } from './steps.mjs'
import { assertWritable } from './writable.mjs'

// Some of them use one core alone.
const checks = [types, lint, format, lock, dead]
const all = [...checks, unit, journeys]

const isCheck = (/** @type {import('./steps.mjs').Step} */ step) => checks.includes(step)

function chosen(/** @type {readonly string[]} */ names) {
  const unknown = names.find(name => !all.some(step => step.name === name))
  if (unknown !== undefined)
    throw new Stop(`There is no step "${unknown}": choose from ${all.map(step => step.name).join(', ')}.`)
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all
}

await program(async () => {
  const steps = chosen(process.argv.slice(2))
  assertWritable(root)
  await ensureBuilt()
  if (steps.includes(unit) || steps.includes(journeys)) process.env['CHROMIUM_PATH'] = await chromium()
  return conclude(await runSteps([steps.filter(isCheck), ...steps.filter(step => !isCheck(step))]))
})
