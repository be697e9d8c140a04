/** Every browser journey in every window; npm test runs the shorter part of them. */
import { chromium } from './workspace/chromium.mjs'
import { program } from './workspace/program.mjs'
import { conclude, runSteps } from './workspace/run-steps.mjs'
import { journeys } from './workspace/steps.mjs'

await program(async () => {
  process.env['CHROMIUM_PATH'] = await chromium()
  process.env['JOURNEYS'] = 'all'
  return conclude(await runSteps([journeys]))
})
