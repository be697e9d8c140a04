import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Stop } from './program.mjs'

/** Tries to write: permission bits do not apply to root, nor show a read-only mount. */
export function assertWritable(/** @type {string} */ folder) {
  try {
    makeFolder(folder)
    rmdirSync(mkdtempSync(join(folder, '.write-')))
  } catch {
    throw new Stop(`The folder ${folder} cannot be written: make it writable or work in a copy of it.`)
  }
}

/** mkdirSync with `recursive` never returns in virtual file systems such as /proc. */
function makeFolder(/** @type {string} */ folder) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
