import { ensureBuilt } from './ensure.mjs'
import { program } from './program.mjs'
import { runShop } from './shop.mjs'

await program(async () => {
  await ensureBuilt()
  return runShop()
})
