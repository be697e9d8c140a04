/** Kills the embedded upstream in the middle of everything, more often than there is time for at every change. */
import { jestCommand } from './workspace/tools.mjs'
import { program } from './workspace/program.mjs'
import { runNode } from './workspace/command.mjs'

await program(async () => {
  const args = jestCommand(['fixtures/src/crash', '--selectProjects', 'fixtures', '--verbose'])
  return (await runNode(args, { env: { ...process.env, LONG_TESTS: '1', SLOW_TESTS: '1' } })).code
})
