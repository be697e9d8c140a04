import { ensureBuilt } from './workspace/ensure.mjs'
import { program } from './workspace/program.mjs'
import { runUpstream } from './workspace/shop.mjs'

await program(async () => {
  await ensureBuilt()
  return runUpstream(process.argv.slice(2))
})
