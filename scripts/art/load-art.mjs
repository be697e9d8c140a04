/** The sources of the finished pictures, bundled into one module and loaded. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { inRoot } from '../workspace/root.mjs'

/** @param {readonly string[]} sources @returns {Promise<any>} */
export async function loadArt(sources) {
  // Inside the repository, so that the bundle finds the packages it does not contain.
  mkdirSync(inRoot('.cache'), { recursive: true })
  const folder = mkdtempSync(inRoot('.cache', 'art-'))
  try {
    const outfile = join(folder, 'art.mjs')
    await build({
      stdin: {
        contents: sources.map(file => `export * from './${file}.ts'`).join('\n'),
        resolveDir: inRoot('fixtures', 'src'),
      },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['@wallart/source'],
      external: ['sharp'],
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
