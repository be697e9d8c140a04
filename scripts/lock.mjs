/** Adds to package-lock.json the binaries for other platforms that npm leaves out when the registry does not
 * have them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inRoot } from './workspace/root.mjs'

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?:
 * string[], optionalDependencies?: Record<string, string> }} Entry */
/** @typedef {Record<string, Entry>} Packages by path */

const SYSTEM = /\b(android|darwin|freebsd|linux|openharmony|win32|netbsd|openbsd|sunos|aix)/
const PROCESSOR = /\b(arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|wasm32)/

function platform(/** @type {string} */ name) {
  if (name === 'fsevents') return { os: ['darwin'] }
  const [, system] = SYSTEM.exec(name) ?? []
  const [, processor] = PROCESSOR.exec(name) ?? []
  if (!processor || (!system && processor !== 'wasm32'))
    throw new Error(`${name} does not name its platform.`)
  if (processor === 'wasm32') return { cpu: [processor] }
  const libc =
    system !== 'linux' ? undefined : /musl/.test(name) ? 'musl' : /-gnu/.test(name) ? 'glibc' : undefined
  return { os: [system ?? ''], cpu: [processor], ...(libc && { libc: [libc] }) }
}

/** The paths at which Node looks for a package that the one at `path` needs, nearest first. */
function candidates(/** @type {string} */ path, /** @type {string} */ name) {
  const folders = [...path.matchAll(/\/node_modules\//g)].map(({ index }) => `${path.slice(0, index)}/`)
  return [...(path === '' ? [] : [`${path}/`]), ...folders.toReversed(), ''].map(
    folder => `${folder}node_modules/${name}`,
  )
}

export function withStubs(/** @type {Packages} */ packages) {
  const all = { ...packages }
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages))
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const found = candidates(path, name).flatMap(candidate => all[candidate] ?? [])[0]
      if (found?.version === range || (found && /^\D/.test(range))) continue
      const version = range.replace(/^[~^]/, '')
      const at = all[`node_modules/${name}`] ? `${path}/node_modules/${name}` : `node_modules/${name}`
      all[at] = { version, ...(dev && { dev }), optional: true, ...platform(name) }
    }
  const { compare } = new Intl.Collator('en')
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => compare(a, b)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  writeFileSync(
    inRoot('package-lock.json'),
    `${JSON.stringify({ ...lock, packages: withStubs(lock.packages) }, null, 2)}\n`,
  )
}
