import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Stop } from './program.mjs'

/**
 * Asks by writing: permission bits say nothing to root, and nothing about a read-only mount.
 * @param {string} folder
 */
export function mustBeWritable(folder) {
  try {
    makeFolder(folder)
    rmdirSync(mkdtempSync(join(folder, '.write-')))
  } catch {
    throw new Stop(`The folder ${folder} cannot be written: make it writable or work in a copy of it.`)
  }
}

/**
 * Node's own way to make the folders in between never returns where the system invents the files, as in /proc.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
