/** Writes what is generated from the command tree: the reference of the command line and its man page. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { targets } from './build/targets.mjs'
import { inRoot } from './workspace/root.mjs'

const outdir = mkdtempSync(join(tmpdir(), 'wallart-docs-'))
try {
  await build({
    ...targets().cli,
    entryPoints: { docs: inRoot('cli', 'src', 'docs-gen', 'generate-docs.ts') },
    outdir,
  })
  const { generateDocs } = await import(pathToFileURL(join(outdir, 'docs.js')).href)
  for (const [path, text] of Object.entries(generateDocs())) {
    mkdirSync(dirname(inRoot(path)), { recursive: true })
    writeFileSync(inRoot(path), text)
  }
} finally {
  rmSync(outdir, { recursive: true, force: true })
}
