import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { npm } from './npm.mjs'
import { Stop } from './program.mjs'
import { inRoot, root } from './root.mjs'
import { assertWritable } from './writable.mjs'

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lock */

const stampFile = inRoot('node_modules', '.wallart-lock')

function read(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

export const covers = (/** @type {Lock} */ lock, /** @type {Lock} */ installed) =>
  Object.entries(lock.packages)
    .filter(([at, { optional, link }]) => at.includes('node_modules/') && !optional && !link)
    .every(([at, { version }]) => installed.packages[at]?.version === version)

function isInstalled(/** @type {string} */ lock) {
  const record = read(inRoot('node_modules', '.package-lock.json'))
  return record !== undefined && covers(JSON.parse(lock), JSON.parse(record))
}

export async function install() {
  const lock = read(inRoot('package-lock.json'))
  if (lock === undefined) throw new Stop(`package-lock.json is missing in ${root}.`)
  const stamp = createHash('sha256').update(lock).digest('hex')
  if (read(stampFile) === stamp) return

  if (!isInstalled(lock)) {
    assertWritable(root)
    console.error('Installing…')
    const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], { quiet: true })
    if (code !== 0) throw new Stop(`${output.trim()}\nThe packages could not be installed (npm ci).`)
  }
  writeFileSync(stampFile, stamp)
}
