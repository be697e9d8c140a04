import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from './program.mjs'

/**
 * Asks by writing: permission bits say nothing to root, and nothing about a read-only mount.
 * @param {string} folder
 */
export function mustBeWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    rmdirSync(mkdtempSync(join(folder, '.write-')))
  } catch {
    throw new Stop(`The folder ${folder} cannot be written: make it writable or work in a copy of it.`)
  }
}
