import { differences } from './lock-manifests.mjs'
import { withStubs } from './lock-stubs.mjs'

/** @typedef {{ packages: import('./lock-stubs.mjs').Packages }} Lock */

/**
 * The same lock, fit for every platform and every registry: stubs in, registry addresses out.
 * @template {Lock} L
 * @param {L} lock
 */
export function mended(lock) {
  const { packages, unknown } = withStubs(withoutAddresses(lock.packages))
  return { lock: { ...lock, packages }, unknown }
}

/**
 * @param {import('./lock-stubs.mjs').Packages} packages
 * @returns {import('./lock-stubs.mjs').Packages}
 */
const withoutAddresses = packages =>
  Object.fromEntries(
    Object.entries(packages).map(([at, entry]) => {
      if (!isAddress(entry.resolved)) return [at, entry]
      const { resolved: _, ...rest } = entry
      return [at, rest]
    }),
  )

const isAddress = (/** @type {string | undefined} */ resolved) => /^https?:/.test(resolved ?? '')

/**
 * What is wrong with a lock: sentences, none when it is well.
 * @param {Lock} lock
 * @param {Record<string, import('./lock-manifests.mjs').Manifest>} manifests
 */
export function faults(lock, manifests) {
  const { lock: whole, unknown } = mended(lock)
  const known = new Set(Object.keys(lock.packages))
  const missing = Object.keys(whole.packages).filter(at => !known.has(at))
  const addresses = Object.values(lock.packages).filter(({ resolved }) => isAddress(resolved))
  return [
    ...differences(lock.packages, manifests),
    ...unknown.map(name => `The lock lacks ${name}, and its name does not tell its platform.`),
    ...(missing.length > 0
      ? [`The lock lacks ${missing.length} optional packages of other platforms, ${missing[0]} first.`]
      : []),
    ...(addresses.length > 0 ? [`The lock names a registry's address ${addresses.length} times.`] : []),
    ...(missing.length + addresses.length === 0 && JSON.stringify(whole) !== JSON.stringify(lock)
      ? ['The lock is not in the order that npm run lock gives it.']
      : []),
  ]
}
