/** Writes the SDK's public entries from its folders; with --check it only checks them. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SDK = fileURLToPath(new URL('..', import.meta.url))
const HEADER = '// Generated from the folder by sdk/scripts/entries.mjs\n'

const BARRELS = {
  index: /^(model|errors|sites|rules\/(?!order-lookup\/|analytics\/|activities\/))/,
  'order-lookup': /^rules\/order-lookup\//,
  analytics: /^rules\/(analytics|activities)\//,
}

const SINGLE = new Set([...Object.keys(BARRELS), 'http', 'sites', 'testing'])

const HTTP_PARTS = new Set([
  'ky-transport',
  'node-transport',
  'with-tokens',
  'coalesced',
  'with-concurrency-limit',
  'with-circuit-breaker',
  'with-cache',
  'read-only',
  'reference-services',
  'relative-urls',
  'retry-budget',
  'background-queue',
  'single-flight',
  'with-trace',
  'with-hooks',
  'with-response',
  'with-contract-mode',
])

const AUTH_PARTS = new Set(['token-source', 'token-store', 'token-claims', 'pkce', 'read-session'])

const FOLDERS = new Set(['clients', 'operations', 'services'])

export function listSources() {
  return readdirSync(`${SDK}/src`, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.includes('/') && path.endsWith('.ts') && !/\.test\.ts$|.\/testing\//.test(path))
    .map(path => path.slice(0, -'.ts'.length))
    .toSorted()
}

export function readSource(/** @type {string} */ file) {
  return readFileSync(`${SDK}/src/${file}.ts`, 'utf8')
}

/** @param {readonly string[]} files @returns {Record<string, string>} */
export function barrelTexts(files) {
  const texts = Object.entries(BARRELS).flatMap(([name, pattern]) => {
    const lines = files.filter(file => pattern.test(file)).map(reexportLine)
    return lines.length > 0 ? [[name, HEADER + lines.join('')]] : []
  })
  return Object.fromEntries(texts)
}

function reexportLine(/** @type {string} */ file) {
  return `export ${file.startsWith('model/') ? 'type ' : ''}* from './${file}.ts'\n`
}

/** @param {readonly string[]} files @returns {Record<string, unknown>} */
export function exportsMap(files) {
  const entries = [...Object.keys(barrelTexts(files)), ...files].flatMap(file => {
    const path = subpath(file)
    return path ? [{ path, file }] : []
  })
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return {
    ...Object.fromEntries(sorted.map(({ path, file }) => [path, conditions(file)])),
    './package.json': './package.json',
  }
}

function subpath(/** @type {string} */ file) {
  if (file === 'services/storefront') return './storefront'
  const [folder = '', name = folder, deeper] = file.split('/')
  if (deeper) return undefined
  if (folder === name && SINGLE.has(name)) return name === 'index' ? '.' : `./${name}`
  if (folder === 'auth' && AUTH_PARTS.has(name)) return `./auth/${name}`
  if (folder === 'http' && HTTP_PARTS.has(name)) return `./http/${name}`
  if (!FOLDERS.has(folder)) return undefined
  return name.endsWith('.contract') ? `./contracts/${name.replace('.contract', '')}` : `./${folder}/${name}`
}

function conditions(/** @type {string} */ file) {
  return {
    '@wallart/source': `./src/${file}.ts`,
    types: `./dist/${file}.d.ts`,
    default: `./dist/${file}.js`,
  }
}

export function staleFiles() {
  const files = listSources()
  const manifest = JSON.parse(readFileSync(`${SDK}/package.json`, 'utf8'))
  const wanted = {
    ...Object.fromEntries(Object.entries(barrelTexts(files)).map(([name, text]) => [`src/${name}.ts`, text])),
    'package.json': `${JSON.stringify({ ...manifest, exports: exportsMap(files) }, null, 2)}\n`,
  }
  return Object.entries(wanted)
    .map(([name, text]) => ({ name: `sdk/${name}`, path: `${SDK}/${name}`, text }))
    .filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stale = staleFiles()
  if (!process.argv.includes('--check')) for (const { path, text } of stale) writeFileSync(path, text)
  else if (stale.length > 0) {
    const names = stale.map(({ name }) => name).join(', ')
    console.error(`The SDK's entries are stale (${names}): run node sdk/scripts/entries.mjs`)
    process.exitCode = 1
  }
}
