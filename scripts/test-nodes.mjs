/** The SDK's suites on the other Node versions that partners may have; our own programs run on one. */
import { oneFailed } from './workspace/counts.mjs'
import { install } from './workspace/install.mjs'
import { nodeBinary } from './workspace/nodes.mjs'
import { program } from './workspace/program.mjs'
import { conclude, runSteps } from './workspace/run-steps.mjs'
import { runJest } from './workspace/steps.mjs'

const versions = ['22', '24']
const suites = 'sdk/src/(auth|clients|http|services|testing)/'

async function onNode(/** @type {string} */ version) {
  const node = await nodeBinary(version)
  if (node === undefined) return oneFailed
  return runJest([suites, '--selectProjects', 'sdk'], { node, name: `jest-${version}` })
}

await program(async () => {
  await install()
  return conclude(
    await runSteps(versions.map(version => ({ name: `node ${version}`, run: () => onNode(version) }))),
  )
})
