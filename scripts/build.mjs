/** Builds everything that runs: the browser's files, the storefront, the reference upstream and the CLI. */
import { build } from './build/build.mjs'
import { sentence } from './workspace/program.mjs'
import { markBuilt, markStale, sourceState } from './workspace/stale.mjs'

const dev = process.argv.includes('--dev')
const state = sourceState()
await build({ dev }).catch(problem => {
  // esbuild has printed its own.
  if (!('errors' in problem)) console.error(sentence(problem))
  process.exit(1)
})
if (dev) markStale()
else markBuilt(state)
