import { withStubs } from './lock.mjs'

test.each([
  ['@oxlint/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@oxlint-tsgolint/win32-arm64', { os: ['win32'], cpu: ['arm64'] }],
  ['@oxc-parser/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['fsevents', { os: ['darwin'] }],
])('%s is added for its platform', (name, platform) => {
  const tool = { version: '2.0.0', dev: true, optionalDependencies: { [name]: '~2.0.0' } }
  const packages = withStubs({
    '': {},
    'node_modules/zebra': { version: '1.0.0' },
    'node_modules/tool': tool,
  })
  expect(packages[`node_modules/${name}`]).toEqual({
    version: '2.0.0',
    dev: true,
    optional: true,
    ...platform,
  })
  expect(Object.keys(packages).slice(-2)).toEqual(['node_modules/tool', 'node_modules/zebra'])
  expect(withStubs(packages)).toEqual(packages)
})

test('another version of a tool gets its own binary', () => {
  const packages = withStubs({
    'node_modules/a/node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { 'tool-linux-arm64': '1.0.0' },
    },
    'node_modules/tool': { version: '2.0.0', optionalDependencies: { 'tool-linux-arm64': '2.0.0' } },
  })
  expect(packages['node_modules/tool-linux-arm64']).toMatchObject({ version: '1.0.0' })
  expect(packages['node_modules/tool/node_modules/tool-linux-arm64']).toMatchObject({ version: '2.0.0' })
})
