/** Jest with the flags it needs here; every argument goes to it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { install } from './workspace/install.mjs'
import { program } from './workspace/program.mjs'
import { root } from './workspace/root.mjs'
import { jestCommand } from './workspace/tools.mjs'

await program(async () => {
  await install()
  const jest = spawn(process.execPath, jestCommand(process.argv.slice(2)), { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => jest.kill('SIGTERM'))
  const [code] = await once(jest, 'exit')
  return code ?? 1
})
