/**
 * @typedef {import('./lock-stubs.mjs').Packages} Packages
 * @typedef {Record<string, unknown>} Manifest
 */

const fields = [
  'version',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'workspaces',
]

/** @param {unknown} value */
const canonical = value =>
  JSON.stringify(
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
      : (value ?? []),
  )

/**
 * Where the lock says something else than the package.json files: one sentence each.
 * @param {Packages} packages
 * @param {Record<string, Manifest>} manifests by folder, the root's is ''
 */
export function differences(packages, manifests) {
  return Object.entries(manifests).flatMap(([folder, manifest]) => {
    const name = folder === '' ? 'package.json' : `${folder}/package.json`
    const entry = /** @type {Manifest | undefined} */ (packages[folder])
    if (!entry) return [`${name} is not in the lock.`]
    return fields
      .filter(field => canonical(entry[field]) !== canonical(manifest[field]))
      .map(field => `"${field}" of ${name} differs from the lock.`)
  })
}
