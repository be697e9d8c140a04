import { platformOf } from './platform.mjs'

/**
 * @typedef {object} Entry
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [license]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {Record<string, Entry>} Packages
 */

const isExact = (/** @type {string} */ range) => /^\d/.test(range)
const byPath = new Intl.Collator('en').compare

/**
 * The places where a package at `at` finds its dependencies, nearest first.
 * @param {string} at
 */
function places(at) {
  const found = [`${at}/node_modules/`]
  for (let end = at.lastIndexOf('/node_modules/'); end > 0; end = at.lastIndexOf('/node_modules/', end - 1))
    found.push(`${at.slice(0, end)}/node_modules/`)
  return at === '' ? ['node_modules/'] : [...found, 'node_modules/']
}

/**
 * @param {Packages} packages
 * @param {string} at
 * @param {string} name
 * @param {string} range
 */
function isThere(packages, at, name, range) {
  const index = places(at).find(folder => packages[folder + name])
  return index !== undefined && (!isExact(range) || packages[index + name]?.version === range)
}

/**
 * @param {Entry} parent
 * @param {string} name
 * @param {string} range
 */
function stub(parent, name, range) {
  const { os, cpu, libc } = platformOf(name) ?? {}
  return {
    version: range.replace(/^[~^]/, ''),
    ...(cpu && { cpu }),
    ...(parent.dev && { dev: true }),
    ...(libc && { libc }),
    ...(parent.license && { license: parent.license }),
    optional: true,
    ...(os && { os }),
  }
}

/**
 * Npm leaves optional packages of other platforms out of the lock when a registry mirror lacks their
 * files, and `npm ci` then refuses that lock. Answers the packages with a stub for each, in npm's order,
 * and the names whose platform cannot be told.
 * @param {Packages} packages
 * @returns {{ packages: Packages, unknown: string[] }}
 */
export function withStubs(packages) {
  const whole = { ...packages }
  /** @type {string[]} */
  const unknown = []
  for (const [at, parent] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
      if (isThere(whole, at, name, range)) {
        unmarkDev(whole, at, name, parent)
        continue
      }
      if (!platformOf(name)) {
        unknown.push(`${name} of ${at}`)
        continue
      }
      const isFree = !whole[`node_modules/${name}`]
      whole[`${isFree ? '' : `${at}/`}node_modules/${name}`] = stub(parent, name, range)
    }
  }
  return { packages: sorted(whole), unknown }
}

/**
 * A stub that a second parent needs in production is no development package.
 * @param {Packages} packages
 * @param {string} at
 * @param {string} name
 * @param {Entry} parent
 */
function unmarkDev(packages, at, name, parent) {
  const index = places(at).find(folder => packages[folder + name]) ?? ''
  const entry = packages[index + name]
  if (parent.dev || !entry?.dev || !isStub(entry)) return
  const { dev: _, ...rest } = entry
  packages[index + name] = rest
}

const isStub = (/** @type {Entry} */ entry) => !('integrity' in entry) && !entry.link && entry.optional

/** @param {Packages} packages */
const sorted = packages => Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => byPath(a, b)))
