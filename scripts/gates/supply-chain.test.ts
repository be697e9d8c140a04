import { readFileSync } from 'node:fs'
import * as z from 'zod'

const MOST_DIRECT_DEPENDENCIES = 25
const LICENSES =
  /^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|LGPL-3\.0-or-later|( AND )| OR )+\)?$/

const locked = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
})
const lockSchema = z.object({ packages: z.record(z.string(), locked) })
const versions = z.record(z.string(), z.string()).default({})
const manifestSchema = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: versions,
  devDependencies: versions,
})

const readManifest = (folder: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')))

const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
const inProduction = foreign.filter(([, { dev }]) => !dev)
const names = (entries: typeof foreign) => entries.map(([path]) => path)

const manifests = ['.', ...readManifest('.').workspaces].map(readManifest)

test('SEC-44 every package is pinned by its hash, and none comes from elsewhere than a registry', () => {
  expect(foreign.length).toBeGreaterThan(100)
  // Of other platforms the registry may know nothing; npm installs none without its hash here.
  const isUnpinned = ({ integrity, optional }: z.infer<typeof locked>) =>
    integrity === undefined ? !optional : !integrity.startsWith('sha512-')
  expect(names(foreign.filter(([, entry]) => isUnpinned(entry)))).toEqual([])
  const isElsewhere = (resolved = '') => resolved !== '' && !resolved.startsWith('https://')
  expect(names(foreign.filter(([, { resolved }]) => isElsewhere(resolved)))).toEqual([])
})

test('SEC-44 every dependency is an exact version, and production has few', () => {
  const ranges = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    ),
  )
  expect(ranges).toEqual([])
  const direct = new Set(manifests.flatMap(({ dependencies }) => Object.keys(dependencies)))
  const others = [...direct].filter(name => !name.startsWith('@wallart/'))
  expect(others.length).toBeLessThan(MOST_DIRECT_DEPENDENCIES)
})

test('SEC-44 what runs in production installs without scripts and has a licence that allows it', () => {
  expect(names(inProduction.filter(([, { hasInstallScript }]) => hasInstallScript))).toEqual([])
  const isUnclear = ({ license, optional }: z.infer<typeof locked>) =>
    license === undefined ? !optional : !LICENSES.test(license)
  expect(names(inProduction.filter(([, entry]) => isUnclear(entry)))).toEqual([])
})
