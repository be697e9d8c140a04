import { differences } from './workspace/lock-manifests.mjs'
import { faults, mended, type Lock } from './workspace/lock.mjs'
import type { Packages } from './workspace/lock-stubs.mjs'
import { platformOf } from './workspace/platform.mjs'

const tool = { version: '2.0.0', dev: true, license: 'MIT', integrity: 'sha512-x' }
const lockOf = (packages: Packages): Lock => ({ packages: { '': {}, ...packages } })

test.each([
  ['@oxlint/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@oxlint-tsgolint/win32-arm64', { os: ['win32'], cpu: ['arm64'] }],
  ['@esbuild/linux-x64', { os: ['linux'], cpu: ['x64'] }],
  ['@oxc-parser/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['lightningcss-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['fsevents', { os: ['darwin'] }],
  ['left-pad', undefined],
])('the name %s tells its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

test('a missing optional package gets a stub in the order that npm keeps', () => {
  const { lock } = mended(
    lockOf({
      'node_modules/zebra': { version: '1.0.0' },
      'node_modules/tool': { ...tool, optionalDependencies: { '@tool/darwin-x64': '2.0.0' } },
    }),
  )
  expect(Object.keys(lock.packages)).toEqual([
    '',
    'node_modules/@tool/darwin-x64',
    'node_modules/tool',
    'node_modules/zebra',
  ])
  expect(JSON.stringify(lock.packages['node_modules/@tool/darwin-x64'])).toBe(
    '{"version":"2.0.0","cpu":["x64"],"dev":true,"license":"MIT","optional":true,"os":["darwin"]}',
  )
})

test('mending twice changes nothing more', () => {
  const once = mended(
    lockOf({
      'node_modules/tool': {
        ...tool,
        optionalDependencies: { 'tool-win32-x64': '2.0.0', fsevents: '~2.3.2' },
      },
    }),
  ).lock
  expect(JSON.stringify(mended(once).lock)).toBe(JSON.stringify(once))
  expect(faults(once, {})).toEqual([])
})

test('two versions of a tool get a stub each', () => {
  const { lock } = mended(
    lockOf({
      'node_modules/a/node_modules/tool': {
        version: '1.0.0',
        optionalDependencies: { 'tool-linux-arm64': '1.0.0' },
      },
      'node_modules/tool': { ...tool, optionalDependencies: { 'tool-linux-arm64': '2.0.0' } },
    }),
  )
  expect(lock.packages['node_modules/tool-linux-arm64']).toMatchObject({ version: '1.0.0' })
  expect(lock.packages['node_modules/tool/node_modules/tool-linux-arm64']).toMatchObject({ version: '2.0.0' })
})

test('a stub that production needs too is no development package', () => {
  const needs = { optionalDependencies: { 'tool-linux-arm64': '2.0.0' } }
  const { lock } = mended(
    lockOf({ 'node_modules/a': { ...tool, ...needs }, 'node_modules/b': { ...tool, dev: false, ...needs } }),
  )
  expect(lock.packages['node_modules/tool-linux-arm64']).not.toHaveProperty('dev')
})

test('an optional package that is there, near or far, is left alone', () => {
  const lock = lockOf({
    'node_modules/a': { version: '1.0.0', optionalDependencies: { odd: '^1.0.0' } },
    'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { 'b-linux-x64': '1.0.0' } },
    'node_modules/a/node_modules/b-linux-x64': { version: '1.0.0', optional: true },
    'node_modules/odd': { version: '1.4.0', optional: true },
  })
  expect(mended(lock)).toEqual({ lock, unknown: [] })
})

test('registry addresses leave the lock, links stay', () => {
  const lock = lockOf({
    'node_modules/@wallart/sdk': { resolved: 'sdk', link: true },
    'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' },
  })
  expect(faults(lock, {})).toEqual(["The lock names a registry's address 1 times."])
  expect(mended(lock).lock).toEqual(
    lockOf({
      'node_modules/@wallart/sdk': { resolved: 'sdk', link: true },
      'node_modules/a': { version: '1.0.0' },
    }),
  )
})

test('the check names what the lock lacks', () => {
  const lock = lockOf({
    'node_modules/tool': { ...tool, optionalDependencies: { 'tool-win32-x64': '2.0.0', odd: '1.0.0' } },
  })
  expect(faults(lock, {})).toEqual([
    'The lock lacks odd of node_modules/tool, and its name does not tell its platform.',
    'The lock lacks 1 optional packages of other platforms, node_modules/tool-win32-x64 first.',
  ])
})

test('the check notices a package.json that moved on', () => {
  const packages = {
    '': { version: '0.1.0', workspaces: ['sdk'], devDependencies: { jest: '30.5.2' } },
    sdk: { version: '0.1.0', dependencies: { ky: '1.14.2', zod: '4.6.7' } },
  }
  const manifests = {
    '': { version: '0.1.0', workspaces: ['sdk'], devDependencies: { jest: '30.5.2' }, scripts: {} },
    sdk: { version: '0.1.0', dependencies: { zod: '4.6.7', ky: '1.14.3' } },
    cli: {},
  }
  expect(differences(packages, manifests)).toEqual([
    '"dependencies" of sdk/package.json differs from the lock.',
    'cli/package.json is not in the lock.',
  ])
})
