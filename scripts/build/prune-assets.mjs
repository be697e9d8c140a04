import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const FOLDER = 'build/public/assets'
const HISTORY = 'build/assets.json'

/** Pages of so many earlier builds may still be open somewhere and ask for their files. */
const EARLIER_BUILDS = 2

/** Removes the browser's files that neither this build nor the ones shortly before it need. */
export function pruneAssets(/** @type {readonly string[]} */ outputs) {
  const current = outputs.map(path => path.slice(FOLDER.length + 1)).toSorted()
  /** @type {string[][]} */
  const before = existsSync(HISTORY) ? JSON.parse(readFileSync(HISTORY, 'utf8')) : []
  const others = before.filter(files => files.join() !== current.join())
  const history = [current, ...others.slice(0, EARLIER_BUILDS)]
  const retained = new Set(history.flat())
  for (const file of readdirSync(FOLDER))
    if (!retained.has(file.replace(/\.(br|gz)$/, ''))) rmSync(`${FOLDER}/${file}`)
  writeFileSync(HISTORY, JSON.stringify(history))
}
