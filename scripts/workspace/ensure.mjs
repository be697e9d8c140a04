import { runNode } from './command.mjs'
import { install } from './install.mjs'
import { Stop } from './program.mjs'
import { inRoot } from './root.mjs'
import { isStale, markBuilt, sourceState } from './stale.mjs'
import { assertWritable } from './writable.mjs'

async function build() {
  const state = sourceState()
  if (!isStale(state)) return
  assertWritable(inRoot('build'))
  console.error('Building…')
  const { code, output } = await runNode([inRoot('scripts', 'build.mjs')], { quiet: true })
  if (code !== 0) throw new Stop(`${output.trim()}\nThe build failed.`)
  markBuilt(state)
}

export async function ensureBuilt() {
  await install()
  await build()
}
