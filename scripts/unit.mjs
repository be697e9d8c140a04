/** Jest with the flags it needs here; every argument goes to it. A slow file runs when an argument names one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { install } from './workspace/install.mjs'
import { program } from './workspace/program.mjs'
import { root } from './workspace/root.mjs'
import { jestCommand } from './workspace/tools.mjs'

await program(async () => {
  await install()
  const args = process.argv.slice(2)
  const env = args.some(arg => arg.includes('.slow')) ? { ...process.env, SLOW_TESTS: '1' } : process.env
  const jest = spawn(process.execPath, jestCommand(args), { cwd: root, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => jest.kill('SIGTERM'))
  const [code] = await once(jest, 'exit')
  return code ?? 1
})
