import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './workspace/ensure.mjs'
import { program } from './workspace/program.mjs'
import { inRoot } from './workspace/root.mjs'

await program(async () => {
  await ensureBuilt()
  const file = inRoot('cli', 'bin', 'cli.js')
  process.argv[1] = file
  await import(pathToFileURL(file).href)
  return Number(process.exitCode ?? 0)
})
