import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { inRoot } from '../workspace/root.mjs'
import { targets } from './targets.mjs'

test.each([
  [undefined, 'production'],
  ['development', 'development'],
])('a program that is started with NODE_ENV %s has React’s build for %s', async (NODE_ENV, expected) => {
  mkdirSync(inRoot('.cache'), { recursive: true })
  const folder = mkdtempSync(inRoot('.cache', 'node-env-'))
  const outfile = join(folder, 'main.js')
  const { entryPoints: _, outdir: __, define: ___, ...program } = targets().server
  const contents = "import { captureOwnerStack } from 'react'; console.log(typeof captureOwnerStack)"
  try {
    await build({
      ...program,
      absWorkingDir: inRoot(),
      stdin: { contents, resolveDir: inRoot('server') },
      outfile,
    })
    const output = execFileSync(process.execPath, [outfile], { env: { NODE_ENV }, encoding: 'utf8' })
    expect(output.trim()).toBe(expected === 'production' ? 'undefined' : 'function')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
