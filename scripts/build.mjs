/** Builds everything that runs: the browser's files, the storefront, the reference upstream and the CLI. */
import { build } from './build/build.mjs'

await build({ dev: process.argv.includes('--dev') }).catch(() => process.exit(1))
