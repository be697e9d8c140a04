/** Writes dist/provenance.json: which commit the package was made of, with what, and the digest of every file in it. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SDK = fileURLToPath(new URL('..', import.meta.url))
const FILE = 'dist/provenance.json'

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: SDK, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const digest = (/** @type {string} */ file) =>
  createHash('sha256')
    .update(readFileSync(`${SDK}${file}`))
    .digest('hex')

function readCommit() {
  try {
    return { commit: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain', '--', '.') === '' }
  } catch {
    return {}
  }
}

const { name, version } = JSON.parse(readFileSync(`${SDK}package.json`, 'utf8'))
const files = readdirSync(`${SDK}dist`, { recursive: true, encoding: 'utf8', withFileTypes: false })
  .map(path => `dist/${path.replaceAll('\\', '/')}`)
  .filter(path => /\.(js|ts|md)$/.test(path))
  .toSorted()
const statement = {
  name,
  version,
  ...readCommit(),
  node: process.version,
  sha256: Object.fromEntries(files.map(file => [file, digest(file)])),
}
writeFileSync(`${SDK}${FILE}`, `${JSON.stringify(statement, null, 2)}\n`)
