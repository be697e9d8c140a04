/** Looks at the types of every entry of the packed SDK; at every change it is one of each folder. */
import { jestCommand } from './workspace/tools.mjs'
import { program } from './workspace/program.mjs'
import { runNode } from './workspace/command.mjs'

await program(async () => {
  const args = jestCommand(['scripts/sdk/package', '--selectProjects', 'scripts', '--verbose'])
  return (await runNode(args, { env: { ...process.env, LONG_TESTS: '1', SLOW_TESTS: '1' } })).code
})
