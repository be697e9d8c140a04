import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './root.mjs'

const programs = ['sdk', 'client', 'server', 'cli', 'fixtures']
const builder = [
  'scripts/build',
  'scripts/build.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]
const results = ['build/manifest.json', 'build/server/main.js', 'build/upstream/main.js', 'cli/dist/main.js']
const skipped = new Set(['node_modules', 'dist', 'e2e'])
const isIrrelevant = (/** @type {string} */ name) => /\.test\.tsx?$|\.tsbuildinfo$|^\.write-/.test(name)

const stampFile = inRoot('build', '.stamp')

function add(/** @type {string} */ at, /** @type {import('node:crypto').Hash} */ hash) {
  const facts = statSync(at, { throwIfNoEntry: false })
  if (!facts) return
  if (!facts.isDirectory()) {
    hash.update(`${at}\0${facts.size}\0${facts.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(at).toSorted())
    if (!skipped.has(name) && !isIrrelevant(name)) add(join(at, name), hash)
}

export function sourceState() {
  const hash = createHash('sha1')
  for (const source of [...programs, ...builder]) add(inRoot(source), hash)
  return hash.digest('hex')
}

export function isStale(state = sourceState()) {
  if (!results.every(file => existsSync(inRoot(file)))) return true
  return !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== state
}

/** Call it after a build with the state from before: a file saved during the build stays stale. */
export const markBuilt = (/** @type {string} */ state) => writeFileSync(stampFile, state)

export const markStale = () => rmSync(stampFile, { force: true })
