/** Builds everything that runs: the browser's files, the storefront, the reference upstream and the CLI. */
import { build } from './build/build.mjs'
import { markBuilt, markStale, sourceState } from './workspace/stale.mjs'

const dev = process.argv.includes('--dev')
const state = sourceState()
await build({ dev }).catch(() => process.exit(1))
if (dev) markStale()
else markBuilt(state)
