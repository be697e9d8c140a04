/** Watches the sources: a saved file is built, served and shown in open pages at once. */
import { chdir } from 'node:process'
import { install } from './workspace/install.mjs'
import { program } from './workspace/program.mjs'
import { inRoot, root } from './workspace/root.mjs'
import { markStale } from './workspace/stale.mjs'
import { assertWritable } from './workspace/writable.mjs'

await program(async () => {
  await install()
  assertWritable(inRoot('build'))
  const { develop } = await import('./workspace/dev.mjs')
  chdir(root)
  markStale()
  return develop()
})
