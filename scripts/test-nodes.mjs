/** The unit suites on the other Node versions that we promise. */
import { oneFailed } from './workspace/counts.mjs'
import { install } from './workspace/install.mjs'
import { nodeBinary } from './workspace/nodes.mjs'
import { program } from './workspace/program.mjs'
import { conclude, runSteps } from './workspace/run-steps.mjs'
import { runJest } from './workspace/steps.mjs'

const versions = ['22', '24']
const projects = ['sdk', 'cli', 'server', 'fixtures']

/** @param {string} version */
async function onNode(version) {
  const node = await nodeBinary(version)
  if (node === undefined) return oneFailed
  return runJest(['--selectProjects', ...projects], { node, name: `jest-${version}` })
}

await program(async () => {
  await install()
  return conclude(
    await runSteps(versions.map(version => ({ name: `node ${version}`, run: () => onNode(version) }))),
  )
})
