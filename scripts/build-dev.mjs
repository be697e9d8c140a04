/** Builds the storefront with the development pages into another folder. */
import { cpSync } from 'node:fs'
import { build } from 'esbuild'
import { writeManifest } from './build/manifest.mjs'
import { targets } from './build/targets.mjs'
import { Stop, program } from './workspace/program.mjs'

await program(async () => {
  const folder = process.argv[2]
  if (!folder) throw new Stop('Name the folder: node scripts/build-dev.mjs build/workshop')
  const { client, server } = targets({ dev: true })
  const [{ metafile }] = await Promise.all([
    build({ ...client, outdir: `${folder}/public/assets` }),
    build({ ...server, outdir: `${folder}/server` }),
  ])
  cpSync('client/public', `${folder}/public`, { recursive: true })
  writeManifest(metafile, { dev: true, folder })
})
