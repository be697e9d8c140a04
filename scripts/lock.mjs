/** Mends package-lock.json; with --check only says what is wrong with it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { faults, mended } from './workspace/lock.mjs'
import { Stop, program } from './workspace/program.mjs'
import { inRoot } from './workspace/root.mjs'

const file = inRoot('package-lock.json')
const read = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'))

function manifests() {
  const own = read(inRoot('package.json'))
  /** @type {string[]} */
  const folders = own.workspaces
  return Object.fromEntries([
    ['', own],
    ...folders.map(folder => [folder, read(inRoot(folder, 'package.json'))]),
  ])
}

await program(() => {
  const lock = read(file)
  if (process.argv.includes('--check')) {
    const found = faults(lock, manifests())
    if (found.length > 0) throw new Stop([...found, 'Run npm install, then npm run lock.'].join('\n'))
    return
  }
  const { lock: whole } = mended(lock)
  const left = faults(whole, manifests())
  if (left.length > 0) throw new Stop([...left, 'Run npm install first.'].join('\n'))
  const text = `${JSON.stringify(whole, null, 2)}\n`
  if (text !== readFileSync(file, 'utf8')) writeFileSync(file, text)
  console.log('package-lock.json is whole.')
})
