import { readFileSync } from 'node:fs'

const MOST_DIRECT_DEPENDENCIES = 25
const LICENSES =
  /^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|LGPL-3\.0-or-later|( AND )| OR )+\)?$/
/** Under MIT by the licence in the package, which its package.json names in a way of long ago. */
const NAMED_OTHERWISE = new Set(['node_modules/busboy', 'node_modules/streamsearch'])

interface Locked {
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
}

interface Manifest {
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))

const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
const inProduction = foreign.filter(([, { dev }]) => !dev)
const names = (entries: typeof foreign) => entries.map(([path]) => path)

const manifests = ['.', ...(readManifest('.').workspaces ?? [])].map(readManifest)

// Of other platforms the registry may know nothing; npm installs none without its hash here.
const isUnpinned = ({ integrity, optional }: Locked) =>
  integrity === undefined ? !optional : !integrity.startsWith('sha512-')
const isElsewhere = (resolved = '') => resolved !== '' && !resolved.startsWith('https://')
const isUnclear = ({ license, optional }: Locked) =>
  license === undefined ? !optional : !LICENSES.test(license)

test('SEC-44 every package is pinned by its hash, and none comes from elsewhere than a registry', () => {
  expect(foreign.length).toBeGreaterThan(100)
  expect(names(foreign.filter(([, entry]) => isUnpinned(entry)))).toEqual([])
  expect(names(foreign.filter(([, { resolved }]) => isElsewhere(resolved)))).toEqual([])
})

test('SEC-44 every dependency is an exact version, and production has few', () => {
  const ranges = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    ),
  )
  expect(ranges).toEqual([])
  const direct = new Set(manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies)))
  const others = [...direct].filter(name => !name.startsWith('@wallart/'))
  expect(others.length).toBeLessThan(MOST_DIRECT_DEPENDENCIES)
})

test('SEC-44 what runs in production installs without scripts and has a licence that allows it', () => {
  expect(names(inProduction.filter(([, { hasInstallScript }]) => hasInstallScript))).toEqual([])
  const unclear = names(inProduction.filter(([, entry]) => isUnclear(entry)))
  expect(unclear.filter(name => !NAMED_OTHERWISE.has(name))).toEqual([])
})
