/** The quick loop: types, lint, texts, and the tests that the changes since the last commit touch. */
import { install } from './workspace/install.mjs'
import { program } from './workspace/program.mjs'
import { root } from './workspace/root.mjs'
import { conclude, runSteps } from './workspace/run-steps.mjs'
import { changed, lint, texts, types } from './workspace/steps.mjs'
import { assertWritable } from './workspace/writable.mjs'

await program(async () => {
  assertWritable(root)
  await install()
  return conclude(await runSteps([types, lint, texts, changed]))
})
