import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { removeCopies, startScript, workspaceCopy } from './testing/workspace-copy.ts'
import { covers } from './workspace/install.mjs'

const lock = JSON.stringify({ packages: { '': {}, 'node_modules/ky': { version: '1.14.3' } } })
const builder = `
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
if (existsSync('client/broken.ts')) {
  console.error('broken.ts:1:1: Expected ";"')
  process.exit(1)
}
for (const file of ['build/manifest.json', 'build/server/main.js', 'build/upstream/main.js', 'cli/dist/main.js']) {
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  writeFileSync(file, '')
}
`
const npm = `#!/bin/sh
[ -e offline ] && { echo 'npm error network'; exit 1; }
mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json
`

function freshClone() {
  const folder = workspaceCopy({
    'package-lock.json': lock,
    'scripts/build.mjs': builder,
    'client/page.ts': '',
    'cli/bin/cli.js': "console.log('hello')",
    'bin/npm': npm,
  })
  chmodSync(join(folder, 'bin', 'npm'), 0o755)
  return folder
}

async function hello(folder: string) {
  const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter)
  const { output, ended } = startScript(folder, 'cli.mjs', { PATH })
  return { code: await ended, ...output }
}

afterEach(removeCopies)

test('a fresh clone installs and builds once, and again when something has changed', async () => {
  const folder = freshClone()
  expect(await hello(folder)).toEqual({ code: 0, out: 'hello\n', err: 'Installing…\nBuilding…\n' })
  expect(await hello(folder)).toEqual({ code: 0, out: 'hello\n', err: '' })

  appendFileSync(join(folder, 'client', 'page.ts'), '1')
  expect(await hello(folder)).toMatchObject({ err: 'Building…\n' })
  appendFileSync(join(folder, 'client', 'page.test.ts'), '1')
  expect(await hello(folder)).toMatchObject({ err: '' })
  appendFileSync(join(folder, 'package-lock.json'), ' ')
  expect(await hello(folder)).toMatchObject({ err: 'Building…\n' })
  writeFileSync(join(folder, 'package-lock.json'), lock.replace('1.14.3', '1.14.4'))
  expect(await hello(folder)).toMatchObject({ err: 'Installing…\nBuilding…\n' })
})

test('a failed build prints why, and nothing is started', async () => {
  const folder = freshClone()
  writeFileSync(join(folder, 'client', 'broken.ts'), '')
  expect(await hello(folder)).toEqual({
    code: 1,
    out: '',
    err: 'Installing…\nBuilding…\nbroken.ts:1:1: Expected ";"\nThe build failed.\n',
  })
})

test('a failed install prints why', async () => {
  const folder = freshClone()
  writeFileSync(join(folder, 'offline'), '')
  expect(await hello(folder)).toEqual({
    code: 1,
    out: '',
    err: 'Installing…\nnpm error network\nThe packages could not be installed (npm ci).\n',
  })
})

test('a folder that cannot be written is one sentence', async () => {
  const folder = freshClone()
  writeFileSync(join(folder, 'build'), 'a file in the way, which stops root too')
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), lock)
  const { code, err } = await hello(folder)
  expect(code).toBe(1)
  expect(err).toBe(
    `The folder ${join(folder, 'build')} cannot be written: make it writable or work in a copy of it.\n`,
  )
})

const installed = { packages: { 'node_modules/ky': { version: '1.14.3' } } }

test.each([
  ['the same version', { 'node_modules/ky': { version: '1.14.3' } }, true],
  ['another version', { 'node_modules/ky': { version: '1.14.4' } }, false],
  ['a package more', { 'node_modules/md5': { version: '2.3.0' } }, false],
  ['an optional package more', { 'node_modules/fsevents': { version: '2.3.3', optional: true } }, true],
  ['a workspace', { sdk: { version: '0.1.0' }, 'node_modules/@wallart/sdk': { link: true } }, true],
])('what is installed covers a lock with %s: %j %s', (_, packages, isCovered) => {
  expect(covers({ packages }, installed)).toBe(isCovered)
})
