import { program } from './workspace/program.mjs'
import { runShop } from './workspace/shop.mjs'

await program(() => runShop())
