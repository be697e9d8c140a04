import { ensureBuilt } from './workspace/ensure.mjs'
import { program } from './workspace/program.mjs'
import { runUpstream } from './workspace/shop.mjs'

const HELP = `Usage: npm run upstream -- [fill] [--works <number>]

Starts the reference upstream: the services of the shop, with a catalogue of its own.

  fill              only fill the database, and end
  --works <number>  how many works the catalogue has
  -h, --help        print this help

Variables: UPSTREAM_PORT (4000), CONTROL_PORT, DATA_DIR (.data), DATABASE_URL (or DATABASE_URL_FILE), WALLART_DEBUG.
More: fixtures/README.md`

await program(async () => {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return console.log(HELP)
  await ensureBuilt()
  return runUpstream(args)
})
