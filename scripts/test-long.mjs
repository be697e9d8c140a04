/** What takes too long for every change: all of it, or what the arguments name. */
import { runNode } from './workspace/command.mjs'
import { oneFailed, onePassed } from './workspace/counts.mjs'
import { ensureBuilt } from './workspace/ensure.mjs'
import { Stop, program } from './workspace/program.mjs'
import { inRoot } from './workspace/root.mjs'
import { conclude, runSteps } from './workspace/run-steps.mjs'
import { allJourneys, pieces, slow, usualJourneys } from './workspace/steps.mjs'
import { jestCommand, tool } from './workspace/tools.mjs'

/** @param {string} name @param {number} minutes @param {() => readonly string[]} command */
const step = (name, minutes, command) => ({
  name,
  run: async () => {
    const env = { ...process.env, LONG_TESTS: '1', SLOW_TESTS: '1' }
    return (await runNode(command(), { minutes, env })).code === 0 ? onePassed : oneFailed
  },
})

const script =
  (/** @type {string[]} */ ...path) =>
  () => [inRoot(...path)]
const jest =
  (/** @type {string[]} */ ...args) =>
  () =>
    jestCommand(['--verbose', ...args])

const all = [
  slow,
  pieces,
  usualJourneys,
  step('mutation', 120, () => [tool('@stryker-mutator/core', 'stryker'), 'run']),
  allJourneys,
  step('lighthouse', 30, script('client', 'bench', 'lighthouse.mjs')),
  step('docker', 20, script('scripts', 'docker.mjs')),
  step('crash', 15, jest('fixtures/src/crash', '--selectProjects', 'fixtures')),
  step('crowd', 15, jest('server/src/faults', '--selectProjects', 'server', '-t', 'at once')),
  step('retail-app', 40, script('fixtures', 'src', 'conformance', 'retail-app', 'run.mjs')),
  step('package', 15, jest('sdk/scripts/package', '--selectProjects', 'sdk')),
  step('soak', 90, script('server', 'soak', 'run.mjs')),
  step('postgres', 60, script('scripts', 'test-postgres.mjs')),
]

await program(async () => {
  const names = process.argv.slice(2)
  const unknown = names.find(name => !all.some(each => each.name === name))
  if (unknown)
    throw new Stop(`There is no "${unknown}": choose from ${all.map(({ name }) => name).join(', ')}.`)
  await ensureBuilt()
  return conclude(await runSteps(all.filter(({ name }) => names.length === 0 || names.includes(name))))
})
