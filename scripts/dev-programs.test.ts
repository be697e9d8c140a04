import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { restartable } from './workspace/dev-programs.mjs'
import { removeCopies, workspaceCopy } from './testing/workspace-copy.ts'

const program = `
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
globalThis.loadedAt ??= 'never'
if (process.argv.includes('--standby')) {
  writeFileSync(new URL('loaded', import.meta.url), String(process.pid))
  await once(process, 'message')
}
process.send({ ready: 'http://127.0.0.1:4000/' + process.pid + '/' + globalThis.loadedAt })
process.on('disconnect', () => process.exit(0))
setInterval(() => {}, 1000)
`
const loadedPackage = `
import { writeFileSync } from 'node:fs'
globalThis.loadedAt = process.pid
writeFileSync(new URL('standing-by', import.meta.url), String(process.pid))
`

async function until(condition: () => boolean) {
  while (!condition()) await new Promise(resolve => setTimeout(resolve, 10))
}

function open(files: Record<string, string> = {}) {
  const folder = workspaceCopy({ 'program.mjs': program, 'package.mjs': loadedPackage, ...files })
  const packages = [pathToFileURL(join(folder, 'package.mjs')).href]
  const programs = restartable(
    { name: 'storefront', file: join(folder, 'program.mjs') },
    { port: 'PORT', timeoutMs: 0, packages: () => packages },
  )
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
  return {
    ...programs,
    isStandingBy: () => read('standing-by') !== '',
    standby: () => read('standing-by'),
    loaded: () => read('loaded'),
  }
}

const processOf = (address: string | undefined) => new URL(address ?? '').pathname.split('/').slice(1)

afterEach(removeCopies)

test('the next process has loaded the packages before it is told to begin, then runs it', async () => {
  const { restart, stop, isStandingBy } = open()
  const [first, loadedBefore] = processOf(await restart())
  expect(loadedBefore).toBe('never')
  await until(isStandingBy)
  const [second, loadedIn] = processOf(await restart())
  expect(second).not.toBe(first)
  expect(loadedIn).toBe(second)
  await stop()
})

test('the next process loads the program when it is told to, and begins at the restart', async () => {
  const { restart, load, stop, isStandingBy, standby, loaded } = open()
  await restart()
  await until(isStandingBy)
  load()
  await until(() => loaded() !== '')
  const [second] = processOf(await restart())
  expect(loaded()).toBe(standby())
  expect(second).toBe(loaded())
  await stop()
})

test('a process that has loaded an earlier build is not begun', async () => {
  const { restart, load, stop, isStandingBy, standby } = open()
  await restart()
  await until(isStandingBy)
  load()
  load()
  const [second, loadedIn] = processOf(await restart())
  expect(second).not.toBe(standby())
  expect(loadedIn).toBe('never')
  await stop()
})

test('a restart does not wait for the next process', async () => {
  const { restart, stop } = open()
  const [first] = processOf(await restart())
  const [second, loadedIn] = processOf(await restart())
  expect(second).not.toBe(first)
  expect(loadedIn).toBe('never')
  await stop()
})

test('a package that cannot be loaded is left to the program', async () => {
  const { restart, stop, isStandingBy } = open({
    'package.mjs': `${loadedPackage}\nthrow new Error('broken')`,
  })
  await restart()
  await until(isStandingBy)
  const [second, loadedIn] = processOf(await restart())
  expect(loadedIn).toBe(second)
  await stop()
})

test('nothing is left running', async () => {
  const { restart, stop, isStandingBy, standby } = open()
  const [first] = processOf(await restart())
  await until(isStandingBy)
  await stop()
  for (const id of [first, standby()]) expect(() => process.kill(Number(id), 0)).toThrow('ESRCH')
})
