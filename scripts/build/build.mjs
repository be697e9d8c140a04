import { cpSync, rmSync } from 'node:fs'
import { build as bundle } from 'esbuild'
import { compressAssets } from './compress-assets.mjs'
import { pruneAssets } from './prune-assets.mjs'
import { writeManifest } from './manifest.mjs'
import { inRoot } from '../workspace/root.mjs'
import { targets } from './targets.mjs'
import { compileTexts } from '../../client/scripts/texts.mjs'

export async function build(/** @type {{ dev?: boolean }} */ { dev = false } = {}) {
  const { client, ...programs } = targets({ dev })
  // Its chunks are named by their content: those of earlier builds would stay, and be packed.
  rmSync(inRoot('cli/dist'), { recursive: true, force: true })
  const [browser] = await Promise.all([
    bundle(client),
    ...Object.values(programs).map(options => bundle(options)),
  ])
  copyStatic()
  finishClient(browser.metafile, { dev })
  if (!dev) await compressAssets()
}

export function copyStatic() {
  cpSync('client/public', 'build/public', { recursive: true })
  compileTexts('build/public/translations')
}

/** @param {import('esbuild').Metafile} metafile @param {{ dev: boolean }} options */
export function finishClient(metafile, { dev }) {
  writeManifest(metafile, { dev })
  pruneAssets(Object.keys(metafile.outputs))
}
