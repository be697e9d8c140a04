/** Sends the storefront as many at once as take too long at every change. */
import { jestCommand } from './workspace/tools.mjs'
import { program } from './workspace/program.mjs'
import { runNode } from './workspace/command.mjs'

await program(async () => {
  const args = jestCommand([
    'server/src/faults.slow',
    '--selectProjects',
    'server',
    '--verbose',
    '-t',
    'at once',
  ])
  return (await runNode(args, { env: { ...process.env, LONG_TESTS: '1', SLOW_TESTS: '1' } })).code
})
